import type { EntityManager } from '@mikro-orm/postgresql';
import { columnOf, fieldsWith, type Field, type UserActor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';

/** Whose rows an export reads. */
export interface CompanyScope {
  id: string;
}
/** Whose rows the export of a person reads. */
export interface PersonScope {
  id: string;
  em: EntityManager;
  /** The person without any rights in the data of others, as a contact of a company has them. */
  reader: UserActor;
}

interface Section<Scope> {
  /** Names, separated by spaces. */
  columns: string;
  /** A condition over the row `x`. */
  rows: (scope: Scope) => RawBuilder<boolean>;
  /** Further columns, made of the row `x`. */
  computed?: (scope: Scope) => Readonly<Record<string, RawBuilder<unknown>>>;
}

/** A table in an archive: as `json/<name>.json` and as `csv/<name>.csv`. */
export interface ExportedTable {
  name: string;
  table: string;
  /** What its rows are sorted by; `id` unless they have none. */
  order?: string;
  /** Of every row, in either kind of export, where a table holds rows of several kinds. */
  only?: RawBuilder<boolean>;
  company?: Section<CompanyScope> & {
    /** Columns that no customer sees; they are marked by their name. */
    internal?: string;
  };
  person?: Section<PersonScope>;
  /** Columns that no export has: secrets, places of files, and what the product makes of other columns. */
  leftOut?: string;
}

/** What every record has of its changes. */
export const AGGREGATE = 'created_at updated_at version';

/** The names in a list that is separated by blanks. */
export const namesIn = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** "internal_notes" of both `notes` and `internal_notes`. */
export const internalName = (column: string): string => (column.startsWith('internal') ? column : `internal_${column}`);

/** The rows of which this column is the person, or the company itself. */
export const ownedBy =
  (column: string) =>
  ({ id }: { id: string }): RawBuilder<boolean> =>
    sql`${sql.ref(`x.${column}`)} = ${id}`;

/** Those of them that aren't deleted. */
export const listedOf = (column: string) => (scope: { id: string }) =>
  sql<boolean>`${ownedBy(column)(scope)} and x.deleted_at is null`;

interface WrittenOut {
  columns: string;
  internal?: string;
  /** Fields of the catalogue that the section has in another way, or not at all. */
  elsewhere?: string;
}

/**
 * The columns of a section: those that are written out, and behind them all others that the record's catalogue exports,
 * internal ones for admins alone. References to people and other records are always chosen by hand.
 */
export function withExported(fields: object, { columns, internal = '', elsewhere = '' }: WrittenOut) {
  const known = [columns, internal, elsewhere].flatMap(namesIn);
  const further = fieldsWith(fields, 'export').filter(
    ([name, field]) => field.format !== 'reference' && !known.includes(columnOf(name, field)),
  );
  const of = (audience: Field['audience']): string[] =>
    further.flatMap(([name, field]) => (field.audience === audience ? [columnOf(name, field)] : []));
  return {
    columns: [columns, ...of('customer')].join(' '),
    internal: [internal, ...of('internal')].join(' '),
  };
}

const HUNDREDTHS = /_(?:cents|hundredths)$/;

/** Money is in dollars, and rates in percent, as the API has it. */
export const exportedName = (column: string): string => column.replace(HUNDREDTHS, '');

const selected = (column: string, name: string): string =>
  HUNDREDTHS.test(column) ? `round(x."${column}" / 100.0, 2) as "${exportedName(name)}"` : `x."${column}" as "${name}"`;

/** What reads a table. */
export interface TableQuery {
  name: string;
  columns: readonly string[];
  internal: readonly string[];
  /** Each row as an object. */
  records: RawBuilder<{ record: Record<string, unknown> }>;
  /** Each row as JSON, written by the database: no object is made of it here. */
  lines: RawBuilder<{ line: string }>;
  count: RawBuilder<{ count: number }>;
}

function queryOf<Scope>(
  { name, table, order = 'id', only }: ExportedTable,
  { columns, rows, computed }: Section<Scope>,
  internal: readonly string[],
  scope: Scope,
): TableQuery {
  const extra = Object.entries(computed?.(scope) ?? {});
  const plain = namesIn(columns);
  const list = [...plain.map((one) => selected(one, one)), ...internal.map((one) => selected(one, internalName(one)))];
  const from = sql`from ${sql.table(table)} as x where ${rows(scope)}${only ? sql` and ${only}` : sql``}`;
  const parts = [sql.raw(list.join(', ')), ...extra.map(([as, value]) => sql`${value} as ${sql.id(as)}`)];
  const sorted = sql.raw(
    namesIn(order)
      .map((one) => `x."${one}"`)
      .join(', '),
  );
  const rowsOf = sql`select ${sql.join(parts)} ${from} order by ${sorted}`;
  return {
    name,
    columns: [
      ...plain.map(exportedName),
      ...internal.map((one) => exportedName(internalName(one))),
      ...extra.map(([as]) => as),
    ],
    internal: internal.map((one) => exportedName(internalName(one))),
    records: sql`select to_json(r) as record from (${rowsOf}) as r`,
    lines: sql`select to_json(r)::text as line from (${rowsOf}) as r`,
    count: sql`select count(*)::int as count ${from}`,
  };
}

/** What reads a table for a company, internal columns included; null for a table that only persons have. */
export const companyQuery = (table: ExportedTable, scope: CompanyScope): TableQuery | null =>
  table.company ? queryOf(table, table.company, namesIn(table.company.internal), scope) : null;

/** What reads a table for a person; null for a table that only companies have. */
export const personQuery = (table: ExportedTable, scope: PersonScope): TableQuery | null =>
  table.person ? queryOf(table, table.person, [], scope) : null;
