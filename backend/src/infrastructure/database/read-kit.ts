import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { DB } from './tables.js';

/** Kysely with the product's tables. */
export const kysely = (em: Pick<EntityManager, 'getKysely'>) => em.getKysely<DB>();

/** Sorts a column by the order that its values have in the contract. */
export const enumOrder = (values: readonly string[], column: string): RawBuilder<number> =>
  sql`array_position(array[${sql.join(values.map((value) => sql.lit(value)))}]::text[], ${sql.ref(column)})`;

/**
 * Values of an enum for `in`, written into the statement: its kept plan knows how many rows have them, where a parameter
 * stands for an average one. @param values from the contract's enum, never free text
 */
export const inLiteral = <Value extends string>(values: readonly Value[]): RawBuilder<Value> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`;

/** One of these ids, as a value to compare with: the statement is the same for any number of them. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any(${ids}::uuid[])`;

/** Puts the rows of one group together, those without a value last; called before the list's own order is added. */
export const inGroups = <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: RawBuilder<unknown> | undefined,
): SelectQueryBuilder<Tables, Table, Row> =>
  order ? query.orderBy(order, (direction) => direction.asc().nullsLast()) : query;

/** Groups by a row of another table: by its name, namesakes apart. @param alias from code, never from input */
export const groupOf = (alias: string, name: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`coalesce(lower(${name}), '') || ' ' || ${sql.ref(`${alias}.id`)}`;

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
export const selectColumns = <const Columns extends readonly `${string}.${string}`[]>(columns: Columns): Columns =>
  [sql.raw(columns.map(columnAsSql).join(', '))] as unknown as Columns;

const columnAsSql = (column: string): string =>
  column
    .split(' as ')
    .map((name) => `"${name.replace('.', '"."')}"`)
    .join(' as ');

type Elsewhere<Name extends string> = Partial<Record<Name, `${string}.${string}` | 'cents' | null>>;

/** How a field of a view is selected: as another column, not as a column, or as that of its own table. */
type ViewColumn<Alias extends string, Name extends string, Others> = Name extends keyof Others
  ? Others[Name] extends 'cents'
    ? `${Alias}.${Name}_cents`
    : Others[Name] extends string
      ? `${Others[Name]} as ${Name}`
      : never
  : `${Alias}.${Name}`;

/**
 * The columns of a view, as `select` takes them: a field is a column of the table with this alias, unless it is said to
 * be read elsewhere. A field without a column of its name doesn't compile.
 * @param others the fields of other columns; `cents` for dollars, of which the table has the cents (`total_cents`); null
 *   for those that the statement computes
 */
export const viewColumns = <Alias extends string, Name extends string, const Others extends Elsewhere<Name>>(
  alias: Alias,
  view: { shape: Readonly<Record<Name, unknown>> },
  others: Others,
) => {
  const elsewhere: Elsewhere<Name> = others;
  const columns = (Object.keys(view.shape) as Name[]).flatMap((name) => {
    if (!(name in elsewhere)) return [`${alias}.${name}`];
    const other = elsewhere[name];
    if (other === 'cents') return [`${alias}.${name}_cents`];
    return other === null ? [] : [`${other} as ${name}`];
  });
  return selectColumns(columns as (ViewColumn<Alias, Name, Others> & `${string}.${string}`)[]);
};
