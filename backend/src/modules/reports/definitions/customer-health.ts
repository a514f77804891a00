import { metrics } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { isOverdue, visibleInvoices } from '../../billing/index.js';
import { monthlyWorth, visibleDeals } from '../../deals/index.js';
import { visibleProjects } from '../../projects/index.js';
import { isBreachedTicket, isOpenTicket, visibleTickets } from '../../support/index.js';
import { moneyMetrics as money } from './money-metrics.js';
import { recordMetrics, count, text, goodRatings } from './record-metrics.js';
import { columnOf, headline, linkColumn, totalColumn, type ReportDefinition, withLabel } from './report-definition.js';
import { percentOf } from './work-metrics.js';

/** Whose record a row is: the company of a person, or a person without one. */
const account = (alias: string) => sql<string>`coalesce(${sql.ref(`${alias}.company_id`)}, ${sql.ref(`${alias}.id`)})`;

/** Every customer in one look: what they pay and owe, what is late for them, and how content they are. */
export const customerHealthReport: ReportDefinition = {
  name: 'customer_health',
  titles: { admin: 'Customer health' },
  description: 'Every company, and every person without one, with what they pay and owe, and what runs late for them.',
  parameters: ['company_id'],
  headline: headline('Overdue', 'overdue', 'usd'),
  columns: () => [
    linkColumn(
      'customer',
      text('Customer', 'The company, or the person without one'),
      { kind: 'company', id: 'company_id' },
      { kind: 'customer', id: 'account' },
    ),
    columnOf(
      'health',
      text(
        'Health',
        'Needs attention: an overdue bill, a ticket past its promise or a project off track. Watch: a project at risk or fewer than half of the ratings good',
      ),
    ),
    totalColumn('people', count('People', 'Customers of the company'), 'total_customers'),
    totalColumn('deals', money.activeDeals, 'active_deals'),
    totalColumn('monthly', money.monthly, 'monthly_revenue'),
    totalColumn('owed', withLabel('Owed', metrics.outstanding), 'outstanding'),
    totalColumn('overdue', withLabel('Overdue', metrics.overdue_balance), 'overdue_balance'),
    totalColumn('projects', metrics.active_projects, 'active_projects'),
    totalColumn('at_risk', count('At risk', 'Active projects that are at risk or off track')),
    totalColumn('tickets', metrics.open_tickets, 'open_tickets'),
    totalColumn('breached', withLabel('Past promise', metrics.breached_tickets), 'breached_tickets'),
    columnOf('csat', goodRatings),
    columnOf('last_seen', recordMetrics.lastSeen),
  ],
  query: (em, reader, { company_id }) => {
    const deals = visibleDeals(em, reader, { ...metrics.active_deals.filter, company_id }).select([
      account('c').as('account'),
      monthlyWorth.as('monthly'),
    ]);
    const invoices = visibleInvoices(em, reader, { ...metrics.outstanding.filter, company_id }).select([
      account('c').as('account'),
      'i.balance_cents',
      isOverdue.as('is_overdue'),
    ]);
    const projects = visibleProjects(em, reader, { ...metrics.active_projects.filter, company_id }).select([
      account('c').as('account'),
      'p.health',
    ]);
    const tickets = visibleTickets(em, reader, { company_id }).select([
      account('r').as('account'),
      't.csat_score',
      isOpenTicket.as('is_open'),
      isBreachedTicket.as('is_breached'),
    ]);
    return sql`
      with accounts as (
        select ${account('u')} as account, coalesce(min(co.name), min(${personNameOrEmail('u')})) as customer,
          min(u.company_id::text) as company_id, count(*)::int as people, max(u.last_seen_at) as last_seen
        from users as u left join companies as co on co.id = u.company_id
        where u.role = 'customer' and u.deleted_at is null
          and (${company_id ?? null}::uuid is null or u.company_id = ${company_id ?? null}::uuid)
        group by 1),
      deals as (select account, count(*)::int as deals, sum(monthly) as monthly from (${deals}) as d group by account),
      invoices as (
        select account, sum(balance_cents) as owed, sum(balance_cents) filter (where is_overdue) as overdue
        from (${invoices}) as i group by account),
      projects as (
        select account, count(*)::int as projects, (count(*) filter (where health <> 'on_track'))::int as at_risk,
          bool_or(health = 'off_track') as is_off_track
        from (${projects}) as p group by account),
      tickets as (
        select account, (count(*) filter (where is_open))::int as tickets,
          (count(*) filter (where is_breached))::int as breached, ${percentOf(sql`sum(csat_score)`, sql`count(csat_score)`)} as csat
        from (${tickets}) as t group by account),
      figures as (
        select a.customer, a.people, coalesce(d.deals, 0) as deals, coalesce(d.monthly, 0) as monthly,
          coalesce(i.owed, 0) as owed, coalesce(i.overdue, 0) as overdue, coalesce(p.projects, 0) as projects,
          coalesce(p.at_risk, 0) as at_risk, coalesce(t.tickets, 0) as tickets, coalesce(t.breached, 0) as breached,
          t.csat, a.last_seen, coalesce(p.is_off_track, false) as is_off_track, a.account, a.company_id
        from accounts as a left join deals as d using (account) left join invoices as i using (account)
          left join projects as p using (account) left join tickets as t using (account))
      select customer,
        case when overdue > 0 or breached > 0 or is_off_track then 'Needs attention'
          when at_risk > 0 or csat < 50 then 'Watch' else 'Good' end as health,
        people, deals, monthly, owed, overdue, projects, at_risk, tickets, breached, csat, last_seen,
        account, company_id
      from figures
      order by overdue > 0 or breached > 0 or is_off_track desc, at_risk > 0 or coalesce(csat < 50, false) desc, monthly desc,
        lower(customer), account`;
  },
};
