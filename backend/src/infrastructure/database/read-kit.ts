import { sql, type RawBuilder } from 'kysely';

/** Sorts a column by the order that its values have in the contract. */
export const enumOrder = (values: readonly string[], column: string): RawBuilder<number> =>
  sql`array_position(array[${sql.join(values.map((value) => sql.lit(value)))}]::text[], ${sql.ref(column)})`;

/** First and last name of the user whose row has this alias; null where neither is known. */
export const personName = (alias: string): RawBuilder<string | null> =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), '')`;

/** The same, or the address of a user without a name. */
export const personNameOrEmail = (alias: string): RawBuilder<string> =>
  sql`coalesce(${personName(alias)}, ${sql.ref(`${alias}.email`)})`;
