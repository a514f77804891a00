import { day as calendarDay, DomainError, isFigure, type ReportFilter } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../../infrastructure/database/contains-text.js';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import { isOfCalendar, operatorsOf, type SourceColumn } from './report-source.js';

type Refuse = (path: string, message: string) => never;

/** Refuses a part of a query, named by its path, with a sentence. */
export const refuse: Refuse = (path, message) => {
  throw new DomainError('invalid', {}, { details: [{ path: `query.${path}`, message }] });
};

const signs = { is: sql`=`, gte: sql`>=`, lte: sql`<=` } as const;

/** Whether a row passes a filter. @throws DomainError `invalid` naming `path` for a value that the column can't have */
export function conditionOf(
  column: SourceColumn,
  { column: name, operator, value }: ReportFilter,
  path: string,
): RawBuilder<boolean> {
  if (!operatorsOf(column).includes(operator)) return refuse(path, `"${column.label}" is not filtered so`);
  const ref = sql`s.${sql.id(name)}`;
  if (operator === 'is_set') {
    if (typeof value !== 'boolean') return refuse(path, 'True or false');
    return value ? sql<boolean>`${ref} is not null` : sql<boolean>`${ref} is null`;
  }
  if (column.choices)
    return ofChoices(ref, column.choices, operator === 'is_not', Array.isArray(value) ? value : [value], path);
  if (isFigure(column)) {
    if (typeof value !== 'number') return refuse(path, 'A number');
    return sql<boolean>`${ref} ${signOf(operator)} ${column.unit === 'usd' ? Math.round(value * 100) : value}::numeric`;
  }
  if (typeof value !== 'string') return refuse(path, 'A text');
  if (isOfCalendar(column)) {
    if (!calendarDay.safeParse(value).success) return refuse(path, 'A day such as 2026-03-31');
    const on = column.unit === 'instant' ? dayOf(`s.${name}`) : ref;
    return sql<boolean>`${on} ${signOf(operator)} ${value}::date`;
  }
  if (operator === 'contains') return sql<boolean>`${ref} ilike ${containing(value)}`;
  return operator === 'is'
    ? sql<boolean>`lower(${ref}) = lower(${value})`
    : sql<boolean>`lower(${ref}) is distinct from lower(${value})`;
}

const signOf = (operator: ReportFilter['operator']): RawBuilder<unknown> =>
  operator === 'gte' || operator === 'lte' ? signs[operator] : signs.is;

function ofChoices(
  ref: RawBuilder<unknown>,
  choices: readonly string[],
  isNot: boolean,
  values: readonly (string | number | boolean)[],
  path: string,
): RawBuilder<boolean> {
  if (!values.every((one) => typeof one === 'string' && choices.includes(one)))
    return refuse(path, `One of: ${choices.join(', ')}`);
  const list = sql.join(values.map((one) => sql.lit(String(one))));
  return isNot ? sql<boolean>`(${ref} is null or ${ref} not in (${list}))` : sql<boolean>`${ref} in (${list})`;
}
