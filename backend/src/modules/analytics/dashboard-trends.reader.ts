import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  openConsultationStatuses,
  openTaskStatuses,
  openTicketStatuses,
  TREND_MONTHS,
  type Actor,
  type DashboardTrends,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { BUSINESS_ZONE } from '../../infrastructure/database/business-time.js';
import { collectedBetween, refundedBetween } from '../billing/index.js';
import { visibleDeals } from '../deals/index.js';

const zone = sql.lit(BUSINESS_ZONE);
const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const ever = sql`'-infinity'::timestamptz`;

/** When row `r` came into its state: by the record of that change, which is kept for some months, else by its last change. */
const lastStep = (event: string) => sql`coalesce((
  select max(e.occurred_at) from domain_events as e where e.entity_id = r.id and e.name = ${sql.lit(event)}), r.updated_at)`;

/** Whether a row with `since` and `until` counted at the end of month `m`. */
const counted = sql`since < m.at and (until is null or until >= m.at)`;

/**
 * Reads what the numbers of the admins' dashboard were, in one statement over the rows as they are now: a row counts
 * from its beginning (a deal from its acceptance) until it ended. A pause between is not looked for, but for the monthly
 * revenue, whose every change is kept.
 */
@Injectable()
export class DashboardTrendsReader {
  constructor(private readonly em: EntityManager) {}

  /** The ends of the last five months, oldest first (decisions, section 5). */
  async get(actor: Actor): Promise<DashboardTrends> {
    authorizeRole(actor, 'analytics.trends');
    const agreed = visibleDeals(this.em, actor)
      .where('d.accepted_at', 'is not', null)
      .select(['d.id', 'd.accepted_at', 'd.current_status', 'd.updated_at']);
    const { rows } = await sql<Month>`
      with months as (
        select begins at time zone ${zone} as at, (begins - interval '1 month') at time zone ${zone} as begin
        from generate_series(${sql.lit(TREND_MONTHS - 1)}, 0, -1) as ago
          cross join lateral (
            select date_trunc('month', now() at time zone ${zone}) - ago * interval '1 month' as begins) as month),
      projects_ran as (
        select coalesce(
            (select min(e.occurred_at) from domain_events as e
             where e.entity_id = r.id and e.name = 'project.status_changed' and e.payload ->> 'to' = 'active'),
            greatest(r.created_at, r.start_date::timestamp at time zone ${zone})) as since,
          case when r.status = 'active' then null
            else coalesce(r.completed_at, ${lastStep('project.status_changed')}) end as until
        from projects as r where r.deleted_at is null and r.status <> 'planning'),
      deals_ran as (
        select r.accepted_at as since, case when r.current_status = 'active' then null
          else ${lastStep('deal.status_changed')} end as until
        from (${agreed}) as r),
      requests_open as (
        select r.created_at as since, case when r.status in (${literals(openConsultationStatuses)}) then null
          else ${lastStep('consultation.status_changed')} end as until
        from consultation_requests as r where r.deleted_at is null),
      tasks_open as (
        select r.created_at as since, case when r.status in (${literals(openTaskStatuses)}) then null
          else coalesce(r.completed_at, r.updated_at) end as until, r.completed_at
        from tickets as r join projects as p on p.id = r.project_id and p.deleted_at is null
        where r.kind = 'task' and r.deleted_at is null),
      tickets_open as (
        select r.created_at as since, case when r.status in (${literals(openTicketStatuses)}) then null
          else coalesce(r.resolved_at, ${lastStep('ticket.status_changed')}) end as until
        from tickets as r where r.kind = 'support' and r.deleted_at is null)
      select
        (select count(*)::int from users where role = 'customer' and created_at < m.at
           and (deleted_at is null or deleted_at >= m.at)) as total_customers,
        (select count(*)::int from projects_ran where ${counted}) as active_projects,
        (select count(*)::int from deals_ran where ${counted}) as active_deals,
        (select coalesce(sum(change_cents), 0)::float8 / 100 from mrr_movements where at < m.at) as monthly_revenue,
        (select count(*)::int from requests_open where ${counted}) as open_consultations,
        (select count(*)::int from tasks_open where ${counted}) as open_tasks,
        (select count(*)::int from tickets_open where ${counted}) as open_tickets,
        (select count(*)::int from tasks_open
         where completed_at >= m.begin and completed_at < m.at) as completed_this_month,
        (${collectedBetween(ever, sql.ref('m.at'))} - ${refundedBetween(ever, sql.ref('m.at'))})::float8 / 100 as total_revenue
      from months as m order by m.at`.execute(this.em.getKysely());
    const of = (name: keyof Month): number[] => rows.map((month) => month[name]);
    return {
      total_customers: of('total_customers'),
      active_projects: of('active_projects'),
      monthly_revenue: of('monthly_revenue'),
      active_deals: of('active_deals'),
      open_consultations: of('open_consultations'),
      open_tasks: of('open_tasks'),
      open_tickets: of('open_tickets'),
      total_revenue: of('total_revenue'),
      completed_this_month: of('completed_this_month'),
    };
  }
}

/** One month's end. */
type Month = Record<keyof DashboardTrends, number>;
