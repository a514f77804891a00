import { busyImportStatuses, importLimits } from '@portal/contracts';
import { olderThan, retention } from '../../infrastructure/schedule/index.js';

const BUSY = busyImportStatuses.map((status) => `'${status}'`).join(', ');

/** Imports go with their lines; what they created stays. */
export const importsRetention = retention('purge-imports', {
  imports: [olderThan(`${importLimits.keptDays} days`, 'created_at', `own.status not in (${BUSY})`)],
});
