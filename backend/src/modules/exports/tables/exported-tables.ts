import { accountTables } from './account-tables.js';
import type { ExportedTable } from './exported-table.js';
import { moneyTables } from './money-tables.js';
import { workTables } from './work-tables.js';

/** Every table of an archive, in the order of its files. `exported-tables.medium.spec.ts` holds the database against it. */
export const exportedTables: readonly ExportedTable[] = [...accountTables, ...workTables, ...moneyTables];
