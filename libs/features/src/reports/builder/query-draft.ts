import {
  aggregateName,
  hasGoalLine,
  reportChartKinds,
  reportFunctionLabels,
  type ReportChartKind,
  type ReportFilter,
  type ReportFunction,
  type ReportQuery,
  type ReportSourceColumn,
  type ReportSourceName,
  type ReportSourceView,
} from '@portal/contracts';
import { capitalized } from '@portal/ui';

/** A filter that is being written; one without a value narrows nothing yet, and isn't saved. */
export interface FilterDraft extends Omit<ReportFilter, 'value'> {
  value: ReportFilter['value'] | null;
}

/** A custom report while it is built. */
export interface QueryDraft extends Omit<ReportQuery, 'filters' | 'goal'> {
  /** Without a number there is none; without a name it is called so. */
  goal?: { value: number | string | null; label: string } | undefined;
  isGrouped: boolean;
  filters: FilterDraft[];
}

export const columnAt = (source: ReportSourceView | undefined, name: string): ReportSourceColumn | undefined =>
  source?.columns.find((column) => column.name === name);

/** What can be counted and computed of a source. */
export function aggregatesOf(source: ReportSourceView) {
  const others = source.columns.flatMap(({ name: column, label, functions }) =>
    functions
      .filter((one): one is Exclude<ReportFunction, 'count' | 'share'> => one !== 'count' && one !== 'share')
      .map((one) => ({ aggregate: { function: one, column }, label: `${label}, ${reportFunctionLabels[one]}` })),
  );
  const shares = source.columns.flatMap(({ name: column, label, functions, choices }) =>
    (functions.includes('share') ? (choices ?? []) : []).map((value) => ({
      aggregate: { function: 'share' as const, column, value },
      label: `${label}: ${choiceLabel(value).toLowerCase()}, ${reportFunctionLabels.share}`,
    })),
  );
  const all: { aggregate: ReportQuery['aggregates'][number]; label: string }[] = [
    { aggregate: { function: 'count' }, label: `Number of ${source.label.toLowerCase()}` },
    ...others,
    ...shares,
  ];
  return all.map((one) => ({ ...one, name: aggregateName(one.aggregate) }));
}

/** A report of a source before anything was chosen: its first columns. */
export const emptyDraft = (source: ReportSourceView): QueryDraft => ({
  source: source.name,
  isGrouped: false,
  columns: source.columns.slice(0, 5).map(({ name }) => name),
  filters: [],
  group_by: [],
  aggregates: [{ function: 'count' }],
  sort: [],
});

export const draftOf = (query: ReportQuery): QueryDraft => {
  const isGrouped = query.group_by.length + query.aggregates.length > 0;
  return { ...query, isGrouped, aggregates: isGrouped ? query.aggregates : [{ function: 'count' }] };
};

/** The names of the columns that the report shows. */
export const namesOf = ({ isGrouped, columns, group_by: groups, aggregates }: QueryDraft): string[] =>
  isGrouped ? [...groups.map(({ column }) => column), ...aggregates.map(aggregateName)] : columns;

/** What is asked of the server: only the parts of the chosen kind, and no filter without a value. */
export function queryOf(draft: QueryDraft): ReportQuery {
  const { source, isGrouped, columns, group_by, aggregates, sort, chart, goal } = draft;
  const shown = new Set(namesOf(draft));
  return {
    source,
    columns: isGrouped ? [] : columns,
    group_by: isGrouped ? group_by : [],
    aggregates: isGrouped ? aggregates : [],
    filters: draft.filters.filter((filter): filter is ReportFilter => isGiven(filter.value)),
    sort: sort.filter(({ column }) => shown.has(column)),
    ...(isGrouped && chart ? { chart } : {}),
    ...(goal && typeof goal.value === 'number' && mayHaveGoal(draft)
      ? { goal: { value: goal.value, label: goal.label.trim() || 'Goal' } }
      : {}),
  };
}

/** A goal is a line over the bars or lines of groups. */
export const mayHaveGoal = ({ isGrouped, group_by: groups, chart = 'bars' }: QueryDraft): boolean =>
  isGrouped && groups.length > 0 && hasGoalLine(chart);

/** How groups can be drawn: stacked by the second group, or by figures that can be added up. */
export function chartKindsIn({ group_by: groups, aggregates }: QueryDraft): ReportChartKind[] {
  const addable = aggregates.filter((one) => one.function === 'count' || one.function === 'sum');
  return reportChartKinds.filter((kind) => kind !== 'stacked' || addable.length > (groups.length > 1 ? 0 : 1));
}

/** Whether a filter narrows anything: one without a value is left out of what is asked. */
export const isGiven = (value: FilterDraft['value']): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export const sourceAt = (sources: readonly ReportSourceView[], name: ReportSourceName): ReportSourceView | undefined =>
  sources.find((source) => source.name === name);

/** "in_progress" is "In progress". */
export const choiceLabel = (value: string): string => capitalized(value).replaceAll('_', ' ');
