import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant, recordFields } from '../core/primitives.js';
import { ReportChartKind, ReportGoal } from './report-chart.contract.js';
import { ReportRunStatus, reportRunStatuses } from './report.transitions.js';
import { reportUnits, ReportValue } from './report-values.js';

export const reportNames = [
  'revenue_summary',
  'receivables_ageing',
  'deals',
  'promo_performance',
  'consultation_funnel',
  'project_status',
  'task_throughput',
  'weights',
  'support_sla',
  'customer_health',
  'notification_delivery',
  'error_trend',
] as const;
export const ReportName = z.enum(reportNames);
export type ReportName = z.infer<typeof ReportName>;

/** What a run is of: one of ours, or a custom one. */
export const reportRunDefinitions = [...reportNames, 'custom'] as const;
export type ReportRunDefinition = (typeof reportRunDefinitions)[number];

export const reportFormats = ['csv', 'xlsx', 'pdf', 'json'] as const;
export const ReportFormat = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof ReportFormat>;

export const reportLimits = {
  /** Days for which the file of a run is kept. */
  keptDays: 90,
  /** Reports of one person that are queued or being made. */
  openRuns: 5,
  previewRows: 20,
  /** Points of the chart over a preview; further ones are in the table and the file only. */
  chartPoints: 60,
  previewSeconds: 8,
  /** For each figure of the library; one that takes longer isn't shown. */
  figureSeconds: 2,
  /** Figures of one's own reports in the library; further ones show none. */
  figures: 20,
  /** Figures that a person has pinned. */
  pinned: 8,
  runSeconds: 120,
  pdfRows: 1_000,
  fileBytes: 200 * 1024 * 1024,
  periodDays: 3_660,
} as const;

export const reportBuckets = ['week', 'month'] as const;
export const ReportBucket = z.enum(reportBuckets);
export type ReportBucket = z.infer<typeof ReportBucket>;

/** What a report can be asked for; each takes some of these. Days are days at the office. */
export const ReportParams = strictObject('ReportParams', {
  from: day.optional().meta({ description: 'The first day of the period' }),
  to: day.optional().meta({ description: 'The last day of the period' }),
  as_of: day.optional().meta({ description: 'The day at whose end the figures stood so' }),
  bucket: ReportBucket.optional().meta({ description: 'How the period is divided into rows' }),
  project_id: id.optional(),
  customer_id: id.optional(),
  company_id: id.optional(),
  chart: ReportChartKind.optional().meta({ description: 'How its figures are drawn; without it as they usually are' }),
});
export type ReportParams = z.infer<typeof ReportParams>;
export type ReportParameterName = keyof ReportParams;

export const reportParameterNames = Object.keys(ReportParams.shape) as [ReportParameterName, ...ReportParameterName[]];

/** The record that a cell of a report stands for. */
export const ReportLink = object('ReportLink', {
  kind: z.enum(['project', 'task', 'ticket', 'consultation', 'deal', 'invoice', 'customer', 'company', 'promo_code']),
  id: z.string().meta({ description: 'Of a promo code the code' }),
  project_id: id.nullable().meta({ description: 'Of a task' }),
});
export type ReportLink = z.infer<typeof ReportLink>;

export const ReportColumnView = object('ReportColumn', {
  name: z.string(),
  label: z.string(),
  sentence: z.string().meta({ description: 'What the figure is' }),
  unit: z.enum(reportUnits),
  is_summed: z.boolean().meta({ description: 'Whether its total is shown' }),
  metric: z
    .string()
    .nullable()
    .meta({ description: 'The figure of the business that its total is: its list has exactly these rows' }),
});
export type ReportColumnView = z.infer<typeof ReportColumnView>;

/** A report that its reader can run. */
export const ReportDefinitionView = object('ReportDefinition', {
  name: ReportName,
  title: z.string(),
  description: z.string(),
  parameters: z.array(
    z.object({
      name: z.enum(reportParameterNames),
      default: z.string().nullable().meta({ description: 'What it is when it is not sent; null: it narrows nothing' }),
    }),
  ),
  columns: z.array(ReportColumnView),
  formats: z.array(ReportFormat),
});
export type ReportDefinitionView = z.infer<typeof ReportDefinitionView>;

const asked = { definition: ReportName, params: ReportParams.default({}) };

export const PreviewReport = z.strictObject(asked).meta({ id: 'PreviewReport' });
export type PreviewReport = z.infer<typeof PreviewReport>;

/** The first series of a chart by the values of a further column, to be put on each other. */
export const ReportStack = object('ReportStack', {
  column: z.string(),
  values: z.array(ReportValue).meta({ description: 'One for each part' }),
  others: z.int().meta({ description: 'How many further values are the last part; 0: there is none such' }),
  points: z.array(z.array(z.number().nullable())).meta({ description: 'The parts of each point' }),
});
export type ReportStack = z.infer<typeof ReportStack>;

/** The rows of a report as a chart; its texts and units are those of the columns. */
export const ReportChart = object('ReportChart', {
  category: z.string().meta({ description: 'The column whose values are the points' }),
  series: z.array(z.string()).meta({ description: 'The columns that are drawn' }),
  kind: ReportChartKind.meta({ description: 'How it was asked for, or is usually drawn' }),
  stack: ReportStack.optional().meta({ description: 'Of rows that two columns group, what is drawn as stacked' }),
  goal: ReportGoal.optional().meta({ description: 'Drawn as a line over bars and lines; absent: none' }),
  points: z.array(z.record(z.string(), ReportValue)).meta({ description: 'At most 60, each with its category' }),
  point_count: z.int().meta({ description: 'Of the whole report' }),
});
export type ReportChart = z.infer<typeof ReportChart>;

/** The one figure that a report is known by: a total, or what this total is of itself and the `rest`, in percent. */
export const ReportHeadline = object('ReportHeadline', {
  label: z.string(),
  unit: z.enum(reportUnits),
  column: z.string().nullable().meta({ description: 'null: the number of rows' }),
  rest: z.string().nullable(),
});
export type ReportHeadline = z.infer<typeof ReportHeadline>;

/** The value of a headline by totals, or by the figures of one row; null where there is none. */
export function headlineValue(
  { column, rest }: Pick<ReportHeadline, 'column' | 'rest'>,
  figures: Readonly<Record<string, ReportValue>>,
  rowCount: number,
): number | null {
  if (column === null) return rowCount;
  const value = figures[column];
  if (typeof value !== 'number' || rest === null) return typeof value === 'number' ? value : null;
  const whole = value + Number(figures[rest] ?? 0);
  return whole === 0 ? null : Math.round((value * 1_000) / whole) / 10;
}

/** The first rows of a report, with the totals of all. */
export const ReportPreview = object('ReportPreview', {
  columns: z.array(ReportColumnView),
  rows: z.array(z.record(z.string(), ReportValue)).meta({ description: 'At most 20, by the names of columns' }),
  links: z
    .array(z.record(z.string(), ReportLink))
    .meta({ description: 'Of each row: what opens from its cells, by the names of columns' }),
  row_count: z.int().meta({ description: 'Of the whole report' }),
  totals: z.record(z.string(), z.number()).meta({ description: 'Of the whole report' }),
  headline: ReportHeadline,
  chart: ReportChart.nullable().meta({ description: 'null: the rows have no series, or are more than 500' }),
  params: ReportParams.meta({ description: 'What was sent, with its defaults' }),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

export const GenerateReport = strictObject('GenerateReport', { ...asked, format: ReportFormat.default('csv') });
export type GenerateReport = z.infer<typeof GenerateReport>;

/** One run of a report: who asked for what, how far it is, and its file. */
export const ReportRunView = object('ReportRun', {
  id,
  definition: z.enum(reportRunDefinitions),
  custom_report_id: id.nullable().meta({ description: 'The custom report, as long as there is one' }),
  title: z.string(),
  params: ReportParams,
  format: ReportFormat,
  status: ReportRunStatus,
  row_count: z.int().meta({ description: 'Rows written so far' }),
  row_total: z.int().nullable().meta({ description: 'Rows it will have, once they are counted' }),
  reason: z.string().nullable().meta({ description: 'Why it failed' }),
  file_name: z.string().nullable(),
  file_size: z.int().nullable().meta({ description: 'Bytes' }),
  owner_id: id,
  owner_name: z.string(),
  schedule_id: id.nullable().meta({ description: 'The schedule that asked for it, as long as there is one' }),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  expires_at: instant.meta({ description: 'When the run and its file are deleted' }),
  ...recordFields,
});
export type ReportRunView = z.infer<typeof ReportRunView>;

/** Newest first. `offset` instead of `page`, as the specification's histories use it. */
export const ListReportRuns = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  sortOrder: pageQuery.sortOrder,
  definition: oneOrMore(reportRunDefinitions).optional(),
  status: oneOrMore(reportRunStatuses).optional(),
  format: oneOrMore(reportFormats).optional(),
  schedule_id: id.optional().meta({ description: 'Of this schedule' }),
  sortBy: sortBy(['created_at', 'finished_at'], 'created_at'),
});
export type ListReportRuns = z.infer<typeof ListReportRuns>;
