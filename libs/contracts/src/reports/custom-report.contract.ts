import { z } from 'zod';
import { limits } from '../core/limits.js';
import { pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { comparedText, id, recordFields, requiredLine, version } from '../core/primitives.js';
import { hasGoalLine, ReportChartKind, ReportGoal } from './report-chart.contract.js';
import { reportUnits, type ReportUnit } from './report-values.js';
import { ReportFormat } from './report.contract.js';

/** What a custom report lists: one row for each of these records that its reader sees. */
export const reportSources = [
  'projects',
  'tasks',
  'tickets',
  'consultations',
  'deals',
  'invoices',
  'payments',
  'companies',
  'people',
] as const;
export type ReportSourceName = (typeof reportSources)[number];

export const reportOperators = ['is', 'is_not', 'in', 'contains', 'gte', 'lte', 'is_set'] as const;
export type ReportOperator = (typeof reportOperators)[number];

const operatorLabels: Readonly<Record<ReportOperator, string>> = {
  is: 'is',
  is_not: 'is not',
  in: 'is one of',
  contains: 'contains',
  gte: 'at least',
  lte: 'at most',
  is_set: 'is filled in',
};

/** What stands between a column and its value; days are not more or less. */
export const reportOperatorLabel = (operator: ReportOperator, { unit }: { unit: ReportUnit }): string => {
  if (unit !== 'day' && unit !== 'instant') return operatorLabels[operator];
  return operator === 'gte' ? 'on or after' : operator === 'lte' ? 'on or before' : operatorLabels[operator];
};

/** `count` counts rows and takes no column; `share` is the rows with a value of a choice, of all that have one. */
export const reportFunctions = ['count', 'sum', 'avg', 'median', 'share', 'min', 'max'] as const;
export type ReportFunction = (typeof reportFunctions)[number];

/** What a function makes of a column, behind the column's name. */
export const reportFunctionLabels = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  share: 'share',
  min: 'least',
  max: 'most',
} as const;

/** How days and times are put together into groups. */
export const reportSteps = ['day', 'week', 'month', 'year'] as const;
export type ReportStep = (typeof reportSteps)[number];

export const reportQueryLimits = { columns: 20, filters: 10, groups: 3, aggregates: 8, sorts: 3, values: 20 } as const;

const column = z
  .string()
  .regex(/^[a-z_]{1,60}$/, 'The name of a column')
  .meta({ description: 'A column of the source' });

export const ReportFilter = strictObject('ReportFilter', {
  column,
  operator: z.enum(reportOperators),
  value: z
    .union([
      comparedText(200),
      z.number(),
      z.boolean(),
      z.array(comparedText(200)).min(1).max(reportQueryLimits.values),
    ])
    .meta({
      description: 'A list for `in`, true or false for `is_set`; money is dollars, days are days at the office',
    }),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

interface Aggregate {
  function: string;
  column?: string | undefined;
  value?: string | undefined;
}

/** The column of an aggregate in the report: "count", "sum_amount", "share_priority_high". */
export const aggregateName = ({ function: name, column: of, value }: Aggregate): string =>
  [name, of, value].filter((part) => part !== undefined).join('_');

const distinct = <Item>(nameOf: (item: Item) => string) =>
  [(items: readonly Item[]): boolean => new Set(items.map(nameOf)).size === items.length, 'Each only once'] as const;

const parts = {
  columns: z
    .array(column)
    .max(reportQueryLimits.columns)
    .refine(...distinct<string>((name) => name)),
  filters: z.array(ReportFilter).max(reportQueryLimits.filters),
  group_by: z
    .array(z.strictObject({ column, step: z.enum(reportSteps).optional().meta({ description: 'Of days and times' }) }))
    .max(reportQueryLimits.groups)
    .refine(...distinct<{ column: string }>((group) => group.column)),
  aggregates: z
    .array(
      z.strictObject({
        function: z.enum(reportFunctions),
        column: column.optional(),
        value: comparedText(60).optional().meta({ description: 'Of a share: which of the choices is counted' }),
      }),
    )
    .max(reportQueryLimits.aggregates)
    .refine(...distinct<Aggregate>(aggregateName)),
  sort: z
    .array(
      z.strictObject({
        column: comparedText(140).meta({
          description: 'A column of the report: `count`, or `sum_` and the column for an aggregate',
        }),
        order: z.enum(['asc', 'desc']),
      }),
    )
    .max(reportQueryLimits.sorts),
};

const drawing = {
  chart: ReportChartKind.optional().meta({ description: 'How its figures are drawn; bars without it' }),
  goal: ReportGoal.optional().meta({ description: 'A line over the bars or lines of its groups' }),
};

/** What a custom report is made of. With groups or aggregates its columns are these, else those that are named. */
export const ReportQuery = strictObject('ReportQuery', { source: z.enum(reportSources), ...parts, ...drawing });
export type ReportQuery = z.infer<typeof ReportQuery>;

/** The same as it is sent: what is left out is empty. */
export const sentReportQuery = z
  .strictObject({
    source: z.enum(reportSources),
    columns: parts.columns.default([]),
    filters: parts.filters.default([]),
    group_by: parts.group_by.default([]),
    aggregates: parts.aggregates.default([]),
    sort: parts.sort.default([]),
    ...drawing,
  })
  .refine(({ columns, group_by: groups, aggregates }) => columns.length + groups.length + aggregates.length > 0, {
    path: ['columns'],
    message: 'Choose at least one column',
  })
  .refine(({ goal, chart = 'bars', group_by: groups }) => !goal || (groups.length > 0 && hasGoalLine(chart)), {
    path: ['goal'],
    message: 'Only groups that are drawn as bars or lines have a goal',
  })
  .meta({ id: 'SentReportQuery' });

/** A source with the columns that its reader may use. */
export const ReportSourceView = object('ReportSource', {
  name: z.enum(reportSources),
  label: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      sentence: z.string(),
      unit: z.enum(reportUnits),
      choices: z.array(z.string()).nullable().meta({ description: 'The values that it can have' }),
      operators: z.array(z.enum(reportOperators)),
      functions: z.array(z.enum(reportFunctions)).meta({ description: 'What can be made of it' }),
    }),
  ),
});
export type ReportSourceView = z.infer<typeof ReportSourceView>;
export type ReportSourceColumn = ReportSourceView['columns'][number];

export const CustomReportView = object('CustomReport', {
  id,
  name: z.string(),
  query: ReportQuery,
  is_shared: z.boolean().meta({ description: 'Whether all admins can run it, each with their own rights' }),
  owner_id: id,
  owner_name: z.string(),
  ...recordFields,
});
export type CustomReportView = z.infer<typeof CustomReportView>;

const written = z.strictObject({ name: requiredLine(limits.name), query: sentReportQuery, is_shared: z.boolean() });

export const CreateCustomReport = written
  .extend({ is_shared: written.shape.is_shared.default(false) })
  .meta({ id: 'CreateCustomReport' });
export type CreateCustomReport = z.infer<typeof CreateCustomReport>;

/** Changes only the fields it carries. */
export const UpdateCustomReport = written
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateCustomReport' });
export type UpdateCustomReport = z.infer<typeof UpdateCustomReport>;

export const ListCustomReports = z.strictObject({
  ...pageQuery,
  sortBy: sortBy(['name', 'created_at', 'updated_at'], 'name'),
});
export type ListCustomReports = z.infer<typeof ListCustomReports>;

export const PreviewCustomReport = strictObject('PreviewCustomReport', { query: sentReportQuery });
export type PreviewCustomReport = z.infer<typeof PreviewCustomReport>;

export const GenerateCustomReport = strictObject('GenerateCustomReport', { format: ReportFormat.default('csv') });
export type GenerateCustomReport = z.infer<typeof GenerateCustomReport>;
