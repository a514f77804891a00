import { isFigure, reportOperatorLabel, type ReportFilter, type ReportQuery, type UserActor } from '@portal/contracts';
import { textOf } from '../formats/values.js';
import { isOfCalendar, type SourceColumn } from './report-source.js';
import { sourceFor } from './sources.js';

/** What narrows a custom report, in words: "Status is one of to do, done; Due on or after Nov 1, 2026". */
export function filterLabel(reader: UserActor, { source, filters }: ReportQuery): string {
  const { columns } = sourceFor(reader, source);
  return filters
    .flatMap((filter) => {
      const column = columns[filter.column];
      return column ? [`${column.label} ${conditionLabel(column, filter)}`] : [];
    })
    .join('; ');
}

function conditionLabel(column: SourceColumn, { operator, value }: ReportFilter): string {
  if (operator === 'is_set') return value === true ? reportOperatorLabel(operator, column) : 'is empty';
  const values = Array.isArray(value) ? value : [value];
  const words = values.map((one) => {
    if (column.choices) return String(one).replaceAll('_', ' ');
    if (isOfCalendar(column)) return textOf('day', String(one));
    return isFigure(column) ? textOf(column.unit, Number(one)) : `“${String(one)}”`;
  });
  return `${reportOperatorLabel(operator, column)} ${words.join(', ')}`;
}
