import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  MetricLabel,
  MetricName,
  ReportChartKind,
  ReportGoal,
  ReportColumnView,
  ReportHeadline,
  ReportLink,
  ReportName,
  ReportParameterName,
  ReportParams,
  ReportValue,
  Role,
  UserActor,
} from '@portal/contracts';
import type { Expression } from 'kysely';
import { recordMetrics } from './record-metrics.js';

/** The record that a cell stands for: its kind, and the names by which the query selects its id. */
export interface RecordLink {
  kind: ReportLink['kind'];
  id: string;
  /** Of a task. */
  project?: string;
}

/** A column of a report; its name is the one that the query selects it by. */
export interface ReportColumn extends ReportColumnView {
  metric: MetricName | null;
  /** What its cells open: the first of these that a row has. Their ids are in no file. */
  links: readonly RecordLink[];
}

/** A row as its reader sees it, by the names of its columns. */
export type ReportRow = Record<string, ReportValue>;

/** Rows drawn as a chart: those of the same category are one point, so that its series are columns with a total. */
export interface ReportDrawing {
  category: string;
  /** A further column, by which its first series is stacked. */
  by?: string | undefined;
  series: readonly string[];
  /** How it is usually drawn; bars without it. */
  kind?: ReportChartKind | undefined;
  /** A line over it. */
  goal?: ReportGoal | undefined;
}

/** What can be read: columns, and one parameterised statement with its reader's rights in it. */
export interface ReadableReport {
  columns: (role: Role) => readonly ReportColumn[];
  /** How its rows are drawn; a report without one is read as a table only. */
  chart?: ReportDrawing | undefined;
  /** What it is known by; the number of its rows without one. */
  headline?: ReportHeadline | undefined;
  /** Selects the columns by their names, in their order of rows. Sums of money are cents. */
  query: (em: EntityManager, reader: UserActor, params: ReportParams) => Expression<unknown>;
}

/** A report: its words, and what it can be asked for. */
export interface ReportDefinition extends ReadableReport {
  name: ReportName;
  /** By the reader's role, since customers report on their own data. A role without a title can't run it. */
  titles: Partial<Record<Role, string>>;
  description: string;
  parameters: readonly ReportParameterName[];
}

/** The total of a column as what a report is known by. */
export const headline = (label: string, column: string, unit: ReportHeadline['unit'] = 'count'): ReportHeadline => ({
  ...{ label, unit, column, rest: null },
});

/** What a total is of itself and another one, as what a report is known by. */
export const shareHeadline = (label: string, column: string, rest: string): ReportHeadline => ({
  ...{ label, unit: 'percent', column, rest },
});

interface ColumnOptions {
  /** A total of it says something. */
  isSummed?: boolean;
  /** The metric that its total is, as long as nothing narrows the report by what doesn't narrow the metric. */
  metric?: MetricName | null;
  links?: readonly RecordLink[];
}

/** The column of a metric, with the metric's label and explanation. */
export const columnOf = (
  name: string,
  { label, sentence, unit }: MetricLabel,
  { isSummed = false, metric = null, links = [] }: ColumnOptions = {},
): ReportColumn => ({ name, label, sentence, unit, is_summed: isSummed, metric, links });

/** A column with a total, which may be a metric. */
export const totalColumn = (name: string, words: MetricLabel, metric: MetricName | null = null): ReportColumn =>
  columnOf(name, words, { isSummed: true, metric });

/** A column whose cells open records. */
export const linkColumn = (name: string, words: MetricLabel, ...links: RecordLink[]): ReportColumn =>
  columnOf(name, words, { links });

/** The metric under a shorter label, for the head of a column. */
export const withLabel = (label: string, { sentence, unit }: MetricLabel): MetricLabel => ({ label, sentence, unit });

/** The days of a row of `periodsOf`. */
export const periodColumns = [columnOf('from', recordMetrics.from), columnOf('to', recordMetrics.to)];

/** Whose record it is, for admins, who open both. The query selects their ids. */
export const customerColumns = (role: Role): ReportColumn[] =>
  forAdmins(
    role,
    linkColumn('customer', recordMetrics.customer, { kind: 'customer', id: 'customer_id' }),
    linkColumn('company', recordMetrics.company, { kind: 'company', id: 'company_id' }),
  );

/** A column as clients see it. */
export const toColumnView = ({ name, label, sentence, unit, is_summed, metric }: ReportColumn): ReportColumnView => ({
  ...{ name, label, sentence, unit, is_summed, metric },
});

/** Columns that only admins read, followed by nothing for customers. */
export const forAdmins = (role: Role, ...columns: ReportColumn[]): ReportColumn[] => (role === 'admin' ? columns : []);
