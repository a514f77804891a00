import type { EntityManager } from '@mikro-orm/postgresql';
import { DataExport } from '../../../src/modules/exports/index.js';
import type { User } from '../../../src/modules/users/index.js';

/** An export that waits for a worker, of a company or (by default) of the owner; leaves no events. */
export const aDataExport =
  (owner: User, of: { companyId?: string | null; personId?: string } = {}) =>
  (em: EntityManager): { dataExport: DataExport } => {
    const dataExport = DataExport.request(
      owner,
      of.companyId
        ? { kind: 'company', companyId: of.companyId }
        : { kind: 'person', personId: of.personId ?? owner.id },
    );
    dataExport.takeRecordedEvents();
    em.persist(dataExport);
    return { dataExport };
  };
