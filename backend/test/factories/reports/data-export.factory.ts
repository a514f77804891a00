import { DataExport } from '../../../src/modules/exports/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { factoryOf } from '../factory-of.js';

/** An export that waits for a worker, of a company or (by default) of the owner. */
export const aDataExport = factoryOf(
  'dataExport',
  (owner: User, { companyId, personId = owner.id }: { companyId?: string | null; personId?: string } = {}) =>
    DataExport.request(owner, companyId ? { kind: 'company', companyId } : { kind: 'person', personId }),
);
