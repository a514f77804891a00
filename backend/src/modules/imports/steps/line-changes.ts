import type { EntityManager } from '@mikro-orm/postgresql';
import { valueLabel, type ImportChange } from '@portal/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { ExistingRecord, Updating } from '../importers/importer.js';

/** A line that matches an existing record, with the values of its cells by property. */
export interface MatchedLine {
  key: string;
  given: Readonly<Record<string, unknown>>;
  /** Properties whose cells are empty, where that clears the value. */
  emptied: readonly string[];
}

/** What a line changes of the record that is there. */
export interface RecordChange {
  id: string;
  version: number;
  /** The values that differ, by property, and those that are there. */
  values: Record<string, unknown>;
  former: Record<string, unknown>;
  /** All values of the record. */
  there: ExistingRecord['values'];
  /** The same as people read it. */
  shown: ImportChange[];
}

/** A record that is left as it is, and why; null where nothing differs. */
export type Comparison = { change: RecordChange } | { leftBecause: string | null };

/** The order of a list says nothing. */
const comparable = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(comparable(one), comparable(other));

/**
 * Compares lines with the records that they are about, one answer a line; writes nothing. Empty cells give no value, so
 * they change nothing, unless they are to clear it: then they do where the value may be empty.
 * @param fieldOf property → field of the file
 */
export async function compareLines(
  em: EntityManager,
  updating: Updating,
  lines: readonly MatchedLine[],
  fieldOf: (property: string) => string,
): Promise<Comparison[]> {
  if (lines.length === 0) return [];
  const there = Map.groupBy(await updating.find(em, [...new Set(lines.map(({ key }) => key))]), ({ key }) => key);
  const compared = lines.map(({ key, given, emptied }) =>
    compare(there.get(key) ?? [], (record) => ({ ...clearing(updating, record, emptied), ...given })),
  );
  const texts = await textsOf(em, updating, compared);
  for (const one of compared)
    if ('change' in one) {
      const { values, former } = one.change;
      one.change.shown = Object.keys(values).map((property) => ({
        field: fieldOf(property),
        from: texts(property, former[property]),
        to: texts(property, values[property]),
      }));
    }
  return compared;
}

/** What clears these values of a record: null, no text or an empty list, whichever its update takes; those that it has. */
function clearing({ schema }: Updating, { values }: ExistingRecord, emptied: readonly string[]): MatchedLine['given'] {
  const cleared = emptied.flatMap((property) => {
    if (!(property in values) || plainText(values[property]) === null) return [];
    const nothing = [null, '', []].find((value) => schema.shape[property]?.safeParse(value).success);
    return nothing === undefined ? [] : [[property, nothing] as const];
  });
  return Object.fromEntries(cleared);
}

function compare(
  records: readonly ExistingRecord[],
  wantedOf: (record: ExistingRecord) => MatchedLine['given'],
): Comparison {
  const [record, ...others] = records;
  if (!record) return { leftBecause: null };
  const given = wantedOf(record);
  const differing = Object.keys(record.values).filter(
    (property) => given[property] !== undefined && !isSame(given[property], record.values[property]),
  );
  if (differing.length === 0) return { leftBecause: null };
  if (others.length > 0) return { leftBecause: `${records.length} records fit this line: none of them is changed` };
  if (record.leftBecause !== undefined) return { leftBecause: record.leftBecause };
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(differing.map((property) => [property, from[property]]));
  const { id, version, values } = record;
  return { change: { id, version, values: pick(given), former: pick(values), there: values, shown: [] } };
}

/** How values of properties read. */
async function textsOf(
  em: EntityManager,
  updating: Updating,
  compared: readonly Comparison[],
): Promise<(property: string, value: unknown) => string | null> {
  const changes = compared.flatMap((one) => ('change' in one ? [one.change] : []));
  const names = new Map<string, ReadonlyMap<unknown, string>>();
  for (const property of new Set(changes.flatMap(({ values }) => Object.keys(values)))) {
    const own = changes.flatMap(({ values, former }) => [values[property] ?? null, former[property] ?? null]);
    names.set(property, (await updating.textsOf?.(em, property, own)) ?? new Map());
  }
  return (property, value) => names.get(property)?.get(value) ?? plainText(value);
}

function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => valueLabel(String(one))).join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
