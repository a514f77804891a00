import type { EntityManager } from '@mikro-orm/postgresql';
import {
  isFigure,
  type MetricLabel,
  type ReportFunction,
  type ReportOperator,
  type ReportSourceName,
  type ReportUnit,
  type UserActor,
} from '@portal/contracts';
import type { AliasedRawBuilder, Expression, RawBuilder } from 'kysely';
import type { RecordLink } from '../definitions/report-definition.js';

/** A record that opens from a column: its kind and its id, over the aliases of the source's statement. */
export interface OpenedRecord {
  kind: RecordLink['kind'];
  id: RawBuilder<unknown>;
  /** Of a task. */
  project?: RawBuilder<unknown>;
}

/** A column that a custom report may use. */
export interface SourceColumn extends MetricLabel {
  /** Over the aliases of the source's statement; money in cents. */
  value: RawBuilder<unknown>;
  /** The values of an enum, in their order. */
  choices?: readonly string[];
  /** Customers neither see nor filter by it. */
  isInternal?: true;
  /** The record that it names. */
  opens?: OpenedRecord;
}

type Selected = AliasedRawBuilder<unknown, string>;

/** The records that a custom report can be built of. */
export interface ReportSource {
  name: ReportSourceName;
  label: string;
  /** Customers build nothing of it. */
  isInternal?: true;
  columns: Readonly<Record<string, SourceColumn>>;
  /** One row for each record that the reader sees, by the query of its domain's lists. */
  read: (em: EntityManager, reader: UserActor, columns: readonly Selected[]) => Expression<unknown>;
  /** What orders rows that are otherwise the same. */
  key: RawBuilder<unknown>;
}

const calendar: ReadonlySet<ReportUnit> = new Set(['day', 'instant']);

/** Whether a column is a day or an instant. */
export const isOfCalendar = ({ unit }: Pick<SourceColumn, 'unit'>): boolean => calendar.has(unit);

/** How rows can be filtered by a column. */
export function operatorsOf(column: SourceColumn): ReportOperator[] {
  if (column.choices) return ['is', 'is_not', 'in', 'is_set'];
  if (isFigure(column)) return ['is', 'gte', 'lte', 'is_set'];
  return isOfCalendar(column) ? ['gte', 'lte', 'is_set'] : ['is', 'is_not', 'contains', 'is_set'];
}

/** What can be made of a column's values. */
export function functionsOf(column: SourceColumn): ReportFunction[] {
  if (column.choices) return ['share'];
  if (column.unit === 'percent') return ['avg', 'median', 'min', 'max'];
  if (isFigure(column)) return ['sum', 'avg', 'median', 'min', 'max'];
  return isOfCalendar(column) ? ['min', 'max'] : [];
}
