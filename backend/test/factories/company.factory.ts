import type { EntityManager } from '@mikro-orm/postgresql';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { Company } from '../../src/modules/companies/index.js';

/** A company without users; leaves no events. */
export const aCompany =
  (name = 'Neuse River Outfitters') =>
  async (em: EntityManager): Promise<{ company: Company }> => {
    const company = Company.create({ name });
    persistQuietly(em, company);
    await em.flush();
    return { company };
  };
