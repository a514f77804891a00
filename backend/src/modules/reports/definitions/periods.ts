import { reportLimits, type ReportBucket, type ReportParams } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';

const zone = sql.lit(BUSINESS_ZONE);
const DAY = 86_400_000;
const LENGTH: Record<ReportBucket, string> = { week: '7 days', month: '1 month' };

/**
 * The rows of a period, for `with`: its weeks (from Monday) or months as `first` and `last` day, the outer ones cut to
 * the period, and as the instants `begins` and `ends` (from … until before).
 */
export function periodsOf({ from, to, bucket = 'month' }: ReportParams): RawBuilder<unknown> {
  const [unit, step] = [sql.lit(bucket), sql.lit(LENGTH[bucket])];
  return sql`periods as (
    select first, last, first::timestamp at time zone ${zone} as begins, (last + 1)::timestamp at time zone ${zone} as ends
    from generate_series(date_trunc(${unit}, ${from}::timestamp), ${to}::timestamp, ${step}::interval) as starts (at)
      cross join lateral (
        select greatest(at::date, ${from}::date) as first,
          least((at + ${step}::interval)::date - 1, ${to}::date) as last) as days)`;
}

/** The instant at which a day at the office was over. */
export const endOfDay = (day: string): RawBuilder<Date> => sql`((${day}::date + 1)::timestamp at time zone ${zone})`;

/** @throws DomainError `invalid` naming `params.to` when the period runs backwards, or is longer than ten years */
export function assertPeriod({ from, to }: ReportParams): void {
  if (from === undefined || to === undefined) return;
  if (to < from) refuse('params.to', 'The period ends before it begins');
  if ((Date.parse(to) - Date.parse(from)) / DAY > reportLimits.periodDays)
    refuse('params.to', 'A period has at most ten years');
}
