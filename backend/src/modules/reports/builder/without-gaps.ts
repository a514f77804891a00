import type { ReportStep } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { ReportColumn } from '../definitions/report-definition.js';

/** Days that a step has at most. */
const DAYS: Readonly<Record<ReportStep, number>> = { day: 1, week: 7, month: 31, year: 366 };
/** Between ends that are further apart, as with a mistyped year, nothing is filled in. */
const MAX_STEPS = 366;

/**
 * Adds a row for each day, week, month or year between the first and the last that has no record: its counts and sums
 * are 0, its averages are empty. For rows that are grouped by one such step and nothing else.
 * @param found the statement of the groups that have records; its first column is the step's first day
 */
export function withoutGaps(
  found: RawBuilder<unknown>,
  [by, ...figures]: readonly ReportColumn[],
  step: ReportStep,
): RawBuilder<unknown> {
  const at = sql.id(by?.name ?? '');
  const values = figures.map(({ is_summed: isSummed }) => (isSummed ? sql`0` : sql`null`));
  return sql`with found as (${found})
    select * from found
    union all
    select ${sql.join([sql`starts::date`, ...values])}
    from (select min(${at}) as first, max(${at}) as last from found) as ends,
      generate_series(first::timestamp,
        case when last - first <= ${sql.lit(MAX_STEPS * DAYS[step])} then last::timestamp end,
        ${sql.lit(`1 ${step}`)}::interval) as starts
    where not exists (select from found where ${at} = starts::date)`;
}
