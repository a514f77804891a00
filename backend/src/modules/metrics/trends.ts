import type { EntityManager } from '@mikro-orm/postgresql';
import {
  openConsultationStatuses,
  openTicketStatuses,
  TREND_MONTHS,
  type Actor,
  type DashboardTrends,
  metrics,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { collectedBetween, refundedBetween } from '../billing/index.js';
import { visibleConsultations } from '../consultations/index.js';
import { visibleDeals } from '../deals/index.js';
import { visibleProjects } from '../projects/index.js';
import { visibleTickets } from '../support/index.js';
import { visibleTasks } from '../tasks/index.js';
import { countedAtEnds } from './status-history.js';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { assertReads } from './read-metric.js';

/** The statement of one number a month, oldest first; `months` defines the months, with their instants `begins` and `at`. */
type Trend = (em: EntityManager, actor: Actor, months: RawBuilder<unknown>) => RawBuilder<{ value: number }>;

/** The changes of statuses that trends read: those of the months that they look back, and of the one before. */
export const TREND_EVENTS = `occurred_at > now() - interval '${TREND_MONTHS + 2} months' and (
  name in (
    'project.status_changed', 'deal.status_changed', 'consultation.status_changed', 'ticket.status_changed')
  or (name = 'task.status_changed' and 'done' in (payload ->> 'from', payload ->> 'to')))`;

const ever = sql`'-infinity'::timestamptz`;
const never = sql<Date | null>`null::timestamptz`;

/** A sum over what happened until the instant `m.at`. */
const eachEnd = (months: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql<{ value: number }>`with ${months} select (${value})::float8 as value from months as m order by m.at`;

/** What the recurring deals that meet a condition were worth a month, by their movements. */
const monthlyWorth = (months: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  eachEnd(
    months,
    sql`select coalesce(sum(change_cents), 0) / 100.0 from mrr_movements where at < m.at and ${condition}`,
  );

/** How each number came to be, over the rows that its reader sees in the list that its card opens. */
export const trends: Record<keyof DashboardTrends, Trend> = {
  total_customers: (_em, _admin, months) =>
    eachEnd(
      months,
      sql`select count(*) from users
        where role = 'customer' and created_at < m.at and (deleted_at is null or deleted_at >= m.at)`,
    ),
  active_projects: (em, actor, months) =>
    countedAtEnds(months, {
      rows: sql`${visibleProjects(em, actor).select(['p.id', 'p.status', 'p.created_at as since', 'p.completed_at as ended'])}`,
      event: 'project.status_changed',
      counted: ['active'],
    }),
  active_deals: (em, actor, months) =>
    countedAtEnds(months, {
      rows: sql`${visibleDeals(em, actor)
        .where('d.accepted_at', 'is not', null)
        .select(['d.id', 'd.current_status as status', 'd.accepted_at as since', never.as('ended')])}`,
      event: 'deal.status_changed',
      counted: ['active'],
    }),
  open_consultations: (em, actor, months) =>
    countedAtEnds(months, {
      rows: sql`${visibleConsultations(em, actor).select(['r.id', 'r.status', 'r.created_at as since', never.as('ended')])}`,
      event: 'consultation.status_changed',
      counted: openConsultationStatuses,
    }),
  open_tickets: (em, actor, months) =>
    countedAtEnds(months, {
      rows: sql`${visibleTickets(em, actor).select(['t.id', 't.status', 't.created_at as since', 't.resolved_at as ended'])}`,
      event: 'ticket.status_changed',
      counted: openTicketStatuses,
    }),
  completed_this_month: (em, actor, months) =>
    countedAtEnds(months, {
      // what was done before the months and stayed so is in none of them
      rows: sql`${visibleTasks(em, actor)
        .where(
          't.id',
          'in',
          sql<string>`(
          select id from tickets where deleted_at is null and completed_at >= (select min(begins) from months)
          union all select entity_id from changes)`,
        )
        .select(['t.id', 't.status', 't.completed_at as since', never.as('ended')])}`,
      event: 'task.status_changed',
      counted: ['done'],
      isOfMonth: true,
    }),
  monthly_revenue: (_em, _admin, months) => monthlyWorth(months, sql`true`),
  monthly_amount: (em, actor, months) =>
    monthlyWorth(months, sql`deal_id in (${visibleDeals(em, actor).select('d.id')})`),
  total_revenue: (_em, _admin, months) =>
    eachEnd(
      months,
      sql`(${collectedBetween(ever, sql.ref('m.at'))} - ${refundedBetween(ever, sql.ref('m.at'))}) / 100.0`,
    ),
};

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
