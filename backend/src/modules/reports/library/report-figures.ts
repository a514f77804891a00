import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DashboardTrends,
  DomainError,
  headlineValue,
  isDated,
  reportLimits,
  type ReportFigure,
  type ReportParams,
  type ReportValue,
  type UserActor,
} from '@portal/contracts';
import { readTrend } from '../../metrics/index.js';
import type { ReadableReport, ReportRow } from '../definitions/report-definition.js';
import { firstBatch, openReport, type OpenReport } from '../open-report.js';

/** Points of the line beside a figure. */
const POINTS = 12;

/** What a report is known by, as its reader has it now; null where that takes longer than two seconds to read. */
export async function readFigure(
  em: EntityManager,
  reader: UserActor,
  definition: ReadableReport,
  params: ReportParams,
): Promise<ReportFigure | null> {
  const reading = { definition, reader, params, seconds: reportLimits.figureSeconds };
  try {
    const { trend, ...figure } = await openReport(em, reading, async (report) => {
      const { headline, totals, rowCount, columns } = report;
      const value = headlineValue(headline, totals, rowCount);
      const { label, unit, column, rest } = headline;
      const metric = rest === null ? columns.find(({ name }) => name === column)?.metric : null;
      const trend = trendNames.find((name) => name === metric);
      return { label, unit, value, since: params.from ?? null, line: await lineOf(report), trend };
    });
    if (figure.line.length > 0 || !trend || figure.value === null) return figure;
    return { ...figure, line: [...(await readTrend(em, reader, trend)), figure.value] };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'report.too_slow') return null;
    throw error;
  }
}

const trendNames = DashboardTrends.keyof().options;

/** The headline by the days at which the report's periods begin, oldest first; empty where it has none. */
async function lineOf(report: OpenReport): Promise<number[]> {
  const { headline, drawing, columns } = report;
  const { column, rest } = headline;
  const category = columns.find((column) => column.name === drawing?.category && isDated(column))?.name;
  if (category === undefined || column === null) return [];
  const periods = new Map<ReportValue, ReportRow>();
  for (const { row } of await firstBatch(report)) {
    const day = row[category] ?? null;
    const sums = periods.get(day) ?? {};
    for (const name of rest === null ? [column] : [column, rest])
      sums[name] = Number(sums[name] ?? 0) + Number(row[name] ?? 0);
    periods.set(day, sums);
  }
  const oldestFirst = [...periods].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return oldestFirst.flatMap(([, figures]) => headlineValue(headline, figures, 0) ?? []).slice(-POINTS);
}
