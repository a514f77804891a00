import type { EntityManager } from '@mikro-orm/postgresql';
import { metrics, TREND_MONTHS, type Actor, type DashboardTrends } from '@portal/contracts';
import { sql } from 'kysely';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { assertReads } from './read-metric.js';
import { trends } from './trends.js';

const zone = sql.lit(BUSINESS_ZONE);

/** The ends of the last months, Eastern time; the present month isn't over. */
const lastEnds = sql`
  select (date_trunc('month', now() at time zone ${zone}) - ago * interval '1 month') at time zone ${zone} as at
  from generate_series(0, ${sql.lit(TREND_MONTHS - 1)}) as ago`;

/** Each with the instant at which the month that it ends began. */
const monthsEndingAt = (ends: typeof lastEnds) => sql`months as (
  select at, date_trunc('month', (at - interval '1 microsecond') at time zone ${zone}) at time zone ${zone} as begins
  from (${ends}) as ended)`;

/**
 * What a metric was for its reader at the ends of the last months, oldest first, in one statement: of the rows that the
 * reader sees now, those that counted then (decisions, section 5).
 * @param at other instants than the ends of the last months, in their order
 * @throws DomainError `forbidden` for a role that doesn't read it
 */
export async function readTrend(
  em: EntityManager,
  actor: Actor,
  name: keyof DashboardTrends,
  at?: readonly Date[],
): Promise<number[]> {
  assertReads(actor, metrics[name]);
  const ends = at ? sql`select unnest(${at.map((one) => one.toISOString())}::timestamptz[]) as at` : lastEnds;
  const { rows } = await trends[name](em, actor, monthsEndingAt(ends)).execute(em.getKysely());
  return rows.map(({ value }) => value);
}
