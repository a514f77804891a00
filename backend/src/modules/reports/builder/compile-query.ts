import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isFigure,
  aggregateName,
  reportFunctionLabels,
  type MetricLabel,
  type ReportHeadline,
  type ReportQuery,
  type ReportStep,
  type UserActor,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import {
  columnOf,
  headline,
  type ReadableReport,
  type ReportColumn,
  type ReportDrawing,
} from '../definitions/report-definition.js';
import { conditionOf, refuse } from './filter-conditions.js';
import { enumLabel, percentOf } from '../definitions/work-metrics.js';
import { functionsOf, isOfCalendar, type OpenedRecord, type ReportSource, type SourceColumn } from './report-source.js';
import { sourceFor } from './sources.js';
import { withoutGaps } from './without-gaps.js';

/** A column of the report: what it is, and how it is read from and ordered by the rows of the source. */
interface Shown {
  column: ReportColumn;
  /** The record that its cells open. */
  opens?: OpenedRecord | undefined;
  value: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** By which rows come together. */
interface Grouped extends Shown {
  /** What the rows of one group have in common. */
  key: RawBuilder<unknown>;
  /** Of days and times. */
  step?: ReportStep;
}

function columnIn({ columns, label }: ReportSource, name: string, path: string): SourceColumn {
  // every object answers to "constructor"
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column ?? refuse(path, `${label} have no column "${name}"`);
}

/**
 * A custom report as one parameterised statement with its reader's rights in it: names of columns come from the
 * source's list, values are parameters.
 * @throws DomainError `invalid` naming the part that its source or its reader doesn't have
 */
export function compileQuery(reader: UserActor, query: ReportQuery): ReadableReport {
  const source = sourceFor(reader, query.source);
  const columnAt = (name: string, path: string): SourceColumn => columnIn(source, name, path);
  const conditions = query.filters.map((filter, index) => {
    const path = `filters.${index}`;
    return conditionOf(columnAt(filter.column, `${path}.column`), filter, `${path}.value`);
  });
  const isGrouped = query.group_by.length + query.aggregates.length > 0;
  const groups = query.group_by.map((group, index) => {
    const path = `group_by.${index}`;
    return groupOf(columnAt(group.column, `${path}.column`), group, `${path}.step`);
  });
  const shown = isGrouped
    ? [...groups, ...query.aggregates.map((one, index) => aggregateOf(source, one, `aggregates.${index}`))]
    : query.columns.map((name, index) => plain(columnAt(name, `columns.${index}`), name));
  const columns = shown.map(({ column }) => column);
  const step = groups.length === 1 ? groups[0]?.step : undefined;
  const orderIn = ({ order, column }: Shown): RawBuilder<unknown> => (step ? sql.id(column.name) : order);
  const sorts = query.sort.map(({ column, order }, index) => {
    const found = shown.find((one) => one.column.name === column);
    const by = found ? orderIn(found) : refuse(`sort.${index}.column`, 'Sort by a column of the report');
    return sql`${by} ${sql.raw(order)} nulls last`;
  });
  const found = (em: EntityManager, by: UserActor): RawBuilder<unknown> => sql`
    select ${sql.join([
      ...shown.map(({ column: { name }, value }) => sql`${value} as ${sql.id(name)}`),
      ...idsOf(shown).map(([name]) => ref(name)),
    ])}
    from (${source.read(em, by, [
      ...Object.entries(source.columns).map(([name, { value }]) => value.as(name)),
      ...idsOf(shown).map(([name, id]) => id.as(name)),
      source.key.as(KEY),
    ])}) as s
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    ${groups.length > 0 ? sql`group by ${sql.join(groups.map(({ key }) => key))}` : sql``}`;
  const ordered = orderBy([
    ...sorts,
    ...(isGrouped ? groups.map((one) => sql`${orderIn(one)} nulls last`) : [sql`s.${sql.id(KEY)}`]),
  ]);
  const read = (em: EntityManager, by: UserActor): RawBuilder<unknown> => {
    const rows = found(em, by);
    return sql`${step ? withoutGaps(rows, columns, step) : rows} ${ordered}`;
  };
  const chart = drawingOf(groups, shown);
  return {
    columns: () => columns,
    chart: chart && { ...chart, kind: query.chart, goal: query.goal },
    headline: headlineOf(shown),
    query: read,
  };
}

/** The first of its figures with a total. */
function headlineOf(shown: readonly Shown[]): ReportHeadline | undefined {
  const first = shown.find(({ column }) => column.is_summed)?.column;
  return first && headline(first.label, first.name, first.unit);
}

/** The groups as points with their figures; of several groups only figures that can be added up. */
function drawingOf(groups: readonly Shown[], shown: readonly Shown[]): ReportDrawing | undefined {
  const [first, second] = groups;
  if (!first) return undefined;
  const figures = shown.filter((one) => !groups.includes(one) && (!second || one.column.is_summed));
  return { category: first.column.name, by: second?.column.name, series: figures.map(({ column }) => column.name) };
}

/** No name of a column has a blank. */
const KEY = 'key of the row';
const idOf = (name: string): string => `id of ${name}`;
const projectOf = (name: string): string => `project of ${name}`;

/** The ids of what opens from the rows, by the names that they are selected by. */
const idsOf = (shown: readonly Shown[]): [name: string, id: RawBuilder<unknown>][] =>
  shown.flatMap(({ column: { name }, opens }): [string, RawBuilder<unknown>][] =>
    opens
      ? [
          [idOf(name), opens.id],
          ...(opens.project ? ([[projectOf(name), opens.project]] satisfies [string, RawBuilder<unknown>][]) : []),
        ]
      : [],
  );

const orderBy = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length > 0 ? sql`order by ${sql.join(parts)}` : sql``;

const ref = (name: string): RawBuilder<unknown> => sql`s.${sql.id(name)}`;

function plain(column: SourceColumn, name: string): Shown {
  const value = ref(name);
  const isSummed = isFigure(column) && column.unit !== 'percent';
  const { opens } = column;
  const links = opens
    ? [{ kind: opens.kind, id: idOf(name), ...(opens.project ? { project: projectOf(name) } : {}) }]
    : [];
  return {
    column: columnOf(name, metricOf(column), { isSummed, links }),
    opens,
    value: shownValue(column, value),
    order: orderOf(column, value),
  };
}

function groupOf(column: SourceColumn, { column: name, step }: ReportQuery['group_by'][number], path: string): Grouped {
  const value = ref(name);
  if (!isOfCalendar(column)) {
    if (step !== undefined) refuse(path, 'Only days and times are put together by week, month or year');
    // a group has several records
    return { ...plain(column, name), opens: undefined, column: columnOf(name, metricOf(column)), key: value };
  }
  const day = column.unit === 'instant' ? dayOf(`s.${name}`) : value;
  const isByDay = step === undefined || step === 'day';
  const begins = isByDay ? sql`(${day})` : sql`date_trunc(${sql.lit(step)}, ${day}::timestamp)::date`;
  const metric: MetricLabel = isByDay
    ? { ...metricOf(column), unit: 'day' }
    : { ...metricOf(column), label: `${stepLabels[step]} ${column.label.toLowerCase()}`, unit: step };
  return { column: columnOf(name, metric), value: begins, order: begins, key: begins, step: step ?? 'day' };
}

/** Before the name of what is grouped: "Month answered". */
const stepLabels = { week: 'Week', month: 'Month', year: 'Year' } as const;

function aggregateOf(source: ReportSource, one: ReportQuery['aggregates'][number], path: string): Shown {
  const name = aggregateName(one);
  if (one.function === 'count') {
    if (one.column !== undefined) return refuse(`${path}.column`, 'Counting takes no column');
    const counted = { label: source.label, sentence: `How many ${source.label.toLowerCase()}`, unit: 'count' } as const;
    return { column: columnOf(name, counted, { isSummed: true }), value: sql`count(*)::int`, order: sql`count(*)` };
  }
  if (one.column === undefined) return refuse(`${path}.column`, 'Choose a column');
  const column = columnIn(source, one.column, `${path}.column`);
  if (!functionsOf(column).includes(one.function)) return refuse(`${path}.function`, `Not of "${column.label}"`);
  const of = ref(one.column);
  if (one.function === 'share') return shareOf(name, column, of, one.value, `${path}.value`);
  if (one.value !== undefined) return refuse(`${path}.value`, 'Only a share is of a value');
  const value =
    one.function === 'median'
      ? sql`(percentile_cont(0.5) within group (order by ${of}))::numeric`
      : sql`${sql.raw(one.function)}(${of})`;
  const metric = {
    label: `${column.label}, ${reportFunctionLabels[one.function]}`,
    sentence: `${column.sentence}: ${reportFunctionLabels[one.function]}`,
    unit: column.unit,
  };
  return {
    column: columnOf(name, metric, { isSummed: one.function === 'sum' }),
    value: one.function === 'avg' || one.function === 'median' ? rounded(column, value) : value,
    order: value,
  };
}

/** How many of the rows with a value of a choice have this one, in percent. */
function shareOf(
  name: string,
  { label, sentence, choices = [] }: SourceColumn,
  of: RawBuilder<unknown>,
  value: string | undefined,
  path: string,
): Shown {
  if (value === undefined || !choices.includes(value)) return refuse(path, `One of: ${choices.join(', ')}`);
  const words = value.replaceAll('_', ' ');
  const share = percentOf(sql`count(*) filter (where ${of} = ${sql.lit(value)})`, sql`count(${of})`);
  const metric = {
    label: `${label}: ${words}, ${reportFunctionLabels.share}`,
    sentence: `${sentence}: those with “${words}”, of all that have a value`,
    unit: 'percent' as const,
  };
  return { column: columnOf(name, metric), value: share, order: share };
}

/** Money to the cent, other figures to one decimal. */
const rounded = ({ unit }: SourceColumn, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  unit === 'usd' ? sql`round(${value})` : sql`round(${value}, 1)`;

const metricOf = ({ label, sentence, unit }: SourceColumn) => ({ label, sentence, unit });

const shownValue = ({ choices }: SourceColumn, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  choices ? enumLabel(value) : value;

/** Values of an enum have the order of the contract. */
const orderOf = ({ choices }: SourceColumn, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  choices ? sql`array_position(array[${sql.join(choices.map((one) => sql.lit(one)))}]::text[], ${value}::text)` : value;
