import type { EntityManager } from '@mikro-orm/postgresql';
import { importDefinitions, type ImportChange, type ImportFate, type ImportProblem } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { inLiteral, kysely } from '../../../infrastructure/database/read-kit.js';
import type { Import } from '../import.entity.js';
import { lineReader } from './line-values.js';

/** What is written down of a line. */
export interface Outcome {
  line: number;
  fate: ImportFate;
  problems: ImportProblem[];
  key?: string | null;
  record_id?: string | null;
  record_version?: number | null;
  changes?: ImportChange[];
  /** What an updated record had before, by property. */
  former?: Record<string, unknown>;
}

const linesOf = (em: EntityManager, importId: string) =>
  kysely(em).selectFrom('import_lines').where('import_id', '=', importId);

const linesWith = (em: EntityManager, importId: string, fate: ImportFate, limit: number) =>
  linesOf(em, importId)
    .select(['line', 'cells', 'record_id', 'record_version', 'former'])
    .where('fate', '=', fate)
    .orderBy('line')
    .limit(limit);

export type StoredLine = InferResult<ReturnType<typeof linesWith>>[number];

/** The next lines with this fate, held until the transaction ends. */
export const nextLines = (
  em: EntityManager,
  importId: string,
  fate: ImportFate,
  limit: number,
): Promise<StoredLine[]> => linesWith(em, importId, fate, limit).forUpdate().execute();

/** Lines with this fate behind one, to be looked at only. */
export const linesAfter = (
  em: EntityManager,
  importId: string,
  { fate, after, limit }: { fate: ImportFate; after: number; limit: number },
): Promise<StoredLine[]> => linesWith(em, importId, fate, limit).where('line', '>', after).execute();

/** Writes outcomes down by one statement; what an outcome doesn't name stays. */
export async function writeOutcomes(em: EntityManager, importId: string, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const lines = outcomes.map(({ line }) => line);
  await em.execute(
    `update import_lines as l set fate = o.fate, problems = o.problems, key = coalesce(o.key, l.key),
       record_id = coalesce(o.record_id, l.record_id), record_version = coalesce(o.record_version, l.record_version),
       changes = coalesce(o.changes, l.changes), former = coalesce(o.former, l.former)
     from jsonb_to_recordset(?::jsonb) as o (line integer, fate text, problems jsonb, key text, record_id uuid,
       record_version integer, changes jsonb, former jsonb)
     where l.import_id = ? and l.line = o.line and l.line between ? and ?`,
    // without the range each batch reads all lines of the import
    [JSON.stringify(outcomes), importId, Math.min(...lines), Math.max(...lines)],
    'run',
  );
}

export async function insertLines(
  em: EntityManager,
  importId: string,
  lines: readonly { line: number; cells: readonly string[] }[],
): Promise<void> {
  await em.execute(
    `insert into import_lines (import_id, line, cells, fate)
     select ?, l.line, l.cells, 'waiting' from jsonb_to_recordset(?::jsonb) as l (line integer, cells jsonb)`,
    [importId, JSON.stringify(lines)],
    'run',
  );
}

/** Stores again what is below the headings now, takes out what isn't, and leaves all lines to be tried. */
export async function moveHeadings(em: EntityManager, run: Import, before: number): Promise<void> {
  const { id, firstLines, headingLine } = run;
  await em.execute('delete from import_lines where import_id = ? and line <= ?', [id, headingLine], 'run');
  await insertLines(
    em,
    id,
    firstLines.filter(({ line }) => line > headingLine && line <= before),
  );
  await resetLines(em, id);
}

/** All lines wait to be tried. */
export async function resetLines(em: EntityManager, importId: string): Promise<void> {
  await em.execute(
    `update import_lines set fate = 'waiting', problems = '[]', changes = '[]', key = null where import_id = ? and fate <> 'waiting'`,
    [importId],
    'run',
  );
}

const REPEATS_AT_ONCE = 1_000;

type Repeated = Parameters<typeof lineReader>[0] & Pick<Import, 'id'>;

/**
 * Of several lines that would make or change the same record, the first does. The repeats are read first and written in parts: one
 * statement for both compared each line with each where the planner knew nothing yet of lines that had just been stored.
 * @param differing what becomes of a line that has other values than the first
 */
export async function markRepeats(
  em: EntityManager,
  run: Repeated,
  differing: Extract<ImportFate, 'existing' | 'wrong'>,
): Promise<void> {
  const { id: importId, kind } = run;
  const read = lineReader(run);
  const withFirst = linesOf(em, importId)
    .where('fate', 'in', inLiteral(['new', 'changed'] as const))
    .select(['line', sql<number>`min(${sql.ref('line')}) over (partition by ${sql.ref('key')})`.as('first')]);
  const repeated = kysely(em).selectFrom(withFirst.as('o')).whereRef('o.first', '<', 'o.line');
  const repeats = await repeated.select(['o.line', 'o.first']).orderBy('o.line').execute();
  for (let at = 0; at < repeats.length; at += REPEATS_AT_ONCE) {
    const part = repeats.slice(at, at + REPEATS_AT_ONCE);
    const values = await valuesOf(em, importId, part, read);
    const outcomes = part.map(({ line, first }): Outcome => {
      const isSame = values.get(line) === values.get(first);
      const message = isSame
        ? `The same as line ${first}`
        : `The same ${importDefinitions[kind].sameBy} as line ${first}, but other values`;
      return { line, fate: isSame ? 'existing' : differing, problems: [{ field: '', message }], changes: [] };
    });
    await writeOutcomes(em, importId, outcomes);
  }
}

/** What is read of these lines, as one text each that can be compared. */
async function valuesOf(
  em: EntityManager,
  importId: string,
  repeats: readonly { line: number; first: number }[],
  read: ReturnType<typeof lineReader>,
): Promise<Map<number, string>> {
  const lines = [...new Set(repeats.flatMap(({ line, first }) => [line, first]))];
  const isRepeated = sql<boolean>`line = any(${lines}::int[])`;
  const rows = await linesOf(em, importId).select(['line', 'cells']).where(isRepeated).execute();
  return new Map(rows.map(({ line, cells }) => [line, JSON.stringify(read(cells).values)]));
}

export const countLines = async (em: EntityManager, importId: string, ...fates: ImportFate[]): Promise<number> => {
  const own = linesOf(em, importId).where('fate', '=', sql<ImportFate>`any(${fates}::text[])`);
  const { lines } = await own.select(sql<number>`count(*)::int`.as('lines')).executeTakeFirstOrThrow();
  return lines;
};
