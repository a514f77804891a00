import { sql, type RawBuilder } from 'kysely';

/** Sorts a column by the order that its values have in the contract. */
export const enumOrder = (values: readonly string[], column: string): RawBuilder<number> =>
  sql`array_position(array[${sql.join(values.map((value) => sql.lit(value)))}]::text[], ${sql.ref(column)})`;

/**
 * First and last name of the user whose row has this alias; null where neither is known.
 * @param alias from code, never from input
 */
export const personName = (alias: string): RawBuilder<string | null> =>
  sql.raw(`nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`);

/** The same, or the address of a user without a name. */
export const personNameOrEmail = (alias: string): RawBuilder<string> =>
  sql`coalesce(${personName(alias)}, ${sql.ref(`${alias}.email`)})`;

/**
 * The columns that a statement selects, as `select` takes them. They are written as SQL once instead of being parsed at
 * each call, which took longer than the rest of its statement (docs/performance.md).
 */
export const picked = <const Columns extends readonly `${string}.${string}`[]>(columns: Columns): Columns =>
  [sql.raw(columns.map(columnAsSql).join(', '))] as unknown as Columns;

const columnAsSql = (column: string): string =>
  column
    .split(' as ')
    .map((name) => `"${name.replace('.', '"."')}"`)
    .join(' as ');
