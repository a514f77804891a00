import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isFigure,
  DomainError,
  reportLimits,
  type ReportLink,
  type ReportParams,
  type ReportPreview,
  type UserActor,
  type ReportChart,
  type ReportHeadline,
  type ReportValue,
} from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import {
  toColumnView,
  type ReadableReport,
  type ReportColumn,
  type ReportRow,
  type ReportDrawing,
} from './definitions/report-definition.js';
import { valueOf, type RawValue } from './formats/values.js';
import { plus, stackOf } from './stack-of.js';

/** A report whose rows can be read once. */
export interface OpenReport {
  columns: readonly ReportColumn[];
  rowCount: number;
  /** What of it is drawn as a chart. */
  drawing?: ReportDrawing | undefined;
  headline: ReportHeadline;
  /** Of the columns that have one. */
  totals: Record<string, number>;
  /** Batch after batch, in constant memory, with what opens from their cells; read once. */
  rows: AsyncIterable<readonly LinkedRow[]>;
}

interface LinkedRow {
  row: ReportRow;
  links: Record<string, ReportLink>;
}

const BATCH = 500;
/** PostgreSQL ended a statement that took too long. */
const CANCELED = '57014';

interface Reading {
  definition: ReadableReport;
  reader: UserActor;
  params: ReportParams;
  /** How long one statement may take. */
  seconds: number;
  /** Called with the number of rows that were read, a batch at a time. */
  onRows?: (count: number) => void;
}

/**
 * Opens a report for `work`: count, totals and rows are of one moment (one snapshot of the database, which they don't
 * change), read with the rights of the reader.
 * @throws DomainError `report.too_slow`
 */
export async function openReport<Result>(
  em: EntityManager,
  { definition, reader, params, seconds, onRows }: Reading,
  work: (report: OpenReport) => Promise<Result>,
): Promise<Result> {
  const columns = definition.columns(reader.role);
  try {
    return await em.fork().transactional(
      async (own) => {
        await own.execute(`set local statement_timeout = ${seconds * 1_000}`);
        const query = definition.query(own, reader, params);
        const { rowCount, totals } = await measure(own, columns, query);
        const rows = read(own, columns, query, onRows);
        const { chart, headline = rowsHeadline } = definition;
        const drawing = chart && { ...chart, kind: params.chart ?? chart.kind };
        return work({ columns, rowCount, drawing, headline, totals, rows });
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  } catch (error) {
    if (isCanceled(error)) throw new DomainError('report.too_slow', { seconds });
    throw error;
  }
}

const rowsHeadline: ReportHeadline = { label: 'Rows', unit: 'count', column: null, rest: null };

/** All rows of a report that is small by its nature, within the caller's transaction. */
export async function readRows(
  em: EntityManager,
  definition: ReadableReport,
  reader: UserActor,
  params: ReportParams,
): Promise<ReportRow[]> {
  const query = sql<Record<string, RawValue>>`${definition.query(em, reader, params)}`;
  const { rows } = await query.execute(em.getKysely<object>());
  return rows.map((row) => rowOf(definition.columns(reader.role), row));
}

/** The first rows of a report with the totals of all, and its chart. @throws DomainError `report.too_slow` */
export const previewOf = (em: EntityManager, reading: Omit<Reading, 'seconds'>): Promise<ReportPreview> =>
  openReport(em, { ...reading, seconds: reportLimits.previewSeconds }, async (report) => {
    const linked = await firstBatch(report);
    const rows = linked.map(({ row }) => row);
    return {
      columns: report.columns.map(toColumnView),
      rows: rows.slice(0, reportLimits.previewRows),
      links: linked.slice(0, reportLimits.previewRows).map(({ links }) => links),
      row_count: report.rowCount,
      totals: report.totals,
      headline: report.headline,
      chart: report.rowCount <= BATCH ? drawReport(report, rows) : null,
      params: reading.params,
    };
  });

/** The first rows of an open report, at most 500. */
export async function firstBatch({ rows }: OpenReport): Promise<readonly LinkedRow[]> {
  for await (const batch of rows) return batch;
  return [];
}

async function measure(em: EntityManager, columns: readonly ReportColumn[], query: Expression<unknown>) {
  const summed = columns.filter(({ is_summed: isSummed }) => isSummed);
  const sums = summed.map(({ name }) => sql`coalesce(sum(${sql.id(name)}), 0) as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, RawValue>>`
    select ${sql.join([sql`count(*)::int as "rows in all"`, ...sums])} from (${query}) as report`.execute(
    em.getKysely<object>(),
  );
  const row = rows[0] ?? {};
  const totals = summed.map(({ name, unit }) => [name, Number(valueOf(unit, row[name]))] as const);
  return { rowCount: Number(row['rows in all']), totals: Object.fromEntries(totals) };
}

/** By a cursor of the database, which the end of the transaction closes. */
async function* read(
  em: EntityManager,
  columns: readonly ReportColumn[],
  query: Expression<unknown>,
  onRows?: (count: number) => void,
): AsyncGenerator<readonly LinkedRow[]> {
  const db = em.getKysely<object>();
  await sql`declare report_rows no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, RawValue>>`fetch forward ${sql.lit(BATCH)} from report_rows`.execute(db);
    onRows?.(rows.length);
    if (rows.length > 0) yield rows.map((row) => ({ row: rowOf(columns, row), links: linksOf(columns, row) }));
    if (rows.length < BATCH) return;
  }
}

const rowOf = (columns: readonly ReportColumn[], row: Record<string, RawValue>): ReportRow =>
  Object.fromEntries(columns.map(({ name, unit }) => [name, valueOf(unit, row[name])]));

/** What opens from the cells of a row; a record opens from the first cell that stands for it. */
function linksOf(columns: readonly ReportColumn[], row: Record<string, RawValue>): Record<string, ReportLink> {
  const links: Record<string, ReportLink> = {};
  const seen = new Set<string>();
  for (const column of columns) {
    const link = column.links.find(({ id }) => typeof row[id] === 'string');
    const [id, project] = [row[link?.id ?? ''], row[link?.project ?? '']];
    if (!link || typeof id !== 'string' || seen.has(`${link.kind} ${id}`)) continue;
    seen.add(`${link.kind} ${id}`);
    links[column.name] = { kind: link.kind, id, project_id: typeof project === 'string' ? project : null };
  }
  return links;
}

/** The database's own error may be the cause of another. */
function isCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === CANCELED) || isCanceled(error.cause);
}

/**
 * All rows of a report as a chart: rows of one category are one point, whose values are their sums.
 * @returns null where the reader doesn't have the columns
 */
export function drawReport(
  { drawing, columns }: Pick<OpenReport, 'drawing' | 'columns'>,
  rows: readonly ReportRow[],
): ReportChart | null {
  if (!drawing) return null;
  const { category, by, series: drawn, kind = 'bars', goal } = drawing;
  const figures = columns.filter((column) => drawn.includes(column.name) && isFigure(column));
  // one axis counts one thing
  const series = figures.filter(({ unit }) => unit === figures[0]?.unit).map(({ name }) => name);
  if (series.length === 0) return null;
  if (!columns.some(({ name }) => name === category)) return null;
  const points = new Map<ReportValue, ReportRow>();
  for (const row of rows) {
    const key = row[category] ?? null;
    const sums = points.get(key);
    points.set(key, {
      [category]: key,
      ...Object.fromEntries(series.map((name) => [name, plus(sums?.[name] ?? null, row[name] ?? null)])),
    });
  }
  if (points.size === 0) return null;
  const keys = [...points.keys()].slice(0, reportLimits.chartPoints);
  const stack = stackOf(rows, { category, by: columns.find(({ name }) => name === by), figure: series[0] }, keys);
  return {
    category,
    series,
    kind,
    ...(stack && { stack }),
    ...(goal && { goal }),
    points: [...points.values()].slice(0, reportLimits.chartPoints),
    point_count: points.size,
  };
}
