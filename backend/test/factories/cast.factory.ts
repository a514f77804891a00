import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactFlag, Role } from '@portal/contracts';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import { buildUser } from '../../src/demo/builders/user.js';
import { Company } from '../../src/modules/companies/index.js';
import type { User } from '../../src/modules/users/index.js';

export { actorOf } from '../../src/demo/builders/user.js';

/** The users whose rights on one customer's request differ. */
export interface Cast {
  admin: User;
  otherAdmin: User;
  customer: User;
  /** Contact flagged `primary` of the customer's company. */
  primary: User;
  /** Of the same company, without a flag. */
  coworker: User;
  /** Primary contact of another company. */
  stranger: User;
}

/** The whole cast, all of them signed in before. They leave no events. */
export const aCast =
  () =>
  async (em: EntityManager): Promise<Cast> => {
    const bakery = Company.create({ name: 'Neuse Bakery' });
    const dental = Company.create({ name: 'Tidewater Dental' });
    const person = (name: string, role: Role, company?: Company, contact_flags: ContactFlag[] = []): User =>
      buildUser({
        email: `${name.toLowerCase()}@example.test`,
        first_name: name,
        last_name: 'Test',
        role,
        company_id: company?.id ?? null,
        contact_flags,
      });
    const cast: Cast = {
      admin: person('Avery', 'admin'),
      otherAdmin: person('Blake', 'admin'),
      customer: person('Dana', 'customer', bakery),
      primary: person('Paula', 'customer', bakery, ['primary']),
      coworker: person('Luis', 'customer', bakery),
      stranger: person('Grace', 'customer', dental, ['primary']),
    };
    persistQuietly(em, bakery, dental);
    await em.flush();
    persistQuietly(em, ...(Object.values(cast) as User[]));
    return cast;
  };
