/** Columns of every table that say nothing about a change: made of others, or changed with each. */
const NEVER = ['search_text', 'updated_at', 'version'];

interface AuditedTable {
  /** Columns that are never kept: secrets, copies of other columns, and what the product counts for itself. */
  leftOut?: readonly string[];
  /** The column with the id of the record; `id` unless the table has none. */
  record?: string;
  /** The column with the id of the record that these belong to, in whose history they are shown. */
  parent?: string;
  /** Of the rows that are meant, where not all are; begins with a column. */
  condition?: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The statement that has each change of a table's rows written to the audit; part of the migration that creates the
 * table. What no audit keeps is named in `audited-tables.medium.spec.ts` instead, with its reason.
 * @param entity what the audit calls the records, as `auditEntities` of the contracts lists it
 */
export const auditTable = (
  table: string,
  entity: string,
  { leftOut = [], record = 'id', parent = '', condition }: AuditedTable = {},
): string => {
  const columns = `{${[...NEVER, ...leftOut].join(',')}}`;
  const values = [table, entity, columns, record, parent, ...(condition === undefined ? [] : [condition])];
  return `select audit_table(${values.map(quoted).join(', ')}${condition === undefined ? ', null' : ''})`;
};
