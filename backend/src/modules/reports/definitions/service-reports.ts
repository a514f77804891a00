import { priorities, deliveredStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder, inLiteral } from '../../../infrastructure/database/read-kit.js';
import { firstRespondedAt, visibleConsultations } from '../../consultations/index.js';
import { promiseFigures, visibleTickets } from '../../support/index.js';
import { periodsOf } from './periods.js';
import { count, percent, text, goodRatings } from './record-metrics.js';
import {
  columnOf,
  headline,
  periodColumns,
  shareHeadline,
  totalColumn,
  type ReportDefinition,
} from './report-definition.js';
import { percentOf, enumLabel } from './work-metrics.js';

const share = (part: string) => percentOf(sql.raw(`count(*) filter (where ${part})`), sql`count(*)`);
const number = (part: string) => sql.raw(`(count(*) filter (where ${part}))::int`);

/** What became of the requests that came in a week or month, step by step, as far as it is known now. */
export const consultationFunnelReport: ReportDefinition = {
  name: 'consultation_funnel',
  titles: { admin: 'Consultation funnel' },
  description: 'What became of the consultation requests of each week or month, from the first answer to a deal.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['received', 'met', 'converted'] },
  headline: headline('Requests received', 'received'),
  columns: () => [
    ...periodColumns,
    totalColumn('received', count('Received', 'Requests that came in the period')),
    totalColumn('answered', count('Answered', 'Of these, requests with a first answer')),
    columnOf('in_time', percent('In time', 'Of those answered or past their promise, those answered within it')),
    totalColumn('met', count('Met', 'Requests with a meeting that was held')),
    totalColumn('declined', count('Declined', 'Requests that we declined')),
    totalColumn('converted', count('Converted', 'Requests that became a project or a deal')),
    columnOf('conversion', percent('Conversion', 'Converted requests, of all received')),
    totalColumn('won', count('Won', 'Requests from which a deal came that was accepted')),
  ],
  query: (em, reader, params) => {
    const requests = visibleConsultations(em, reader).select([
      'r.id',
      'r.created_at',
      'r.promised_by',
      'r.status',
      'r.outcome',
      firstRespondedAt.as('answered_at'),
      sql<boolean>`exists (
        select from consultation_meetings as m
        where m.consultation_id = r.id and m.deleted_at is null and m.status = 'completed')`.as('met'),
      sql<boolean>`exists (
        select from customer_deals as d
        where d.consultation_id = r.id and d.deleted_at is null and d.accepted_at is not null)`.as('won'),
    ]);
    return sql`
      with ${periodsOf(params)}, r as materialized (${requests})
      select first as "from", last as "to", of_period.* from periods cross join lateral (
        select count(*)::int as received, count(r.answered_at)::int as answered,
          ${percentOf(
            sql`count(*) filter (where r.answered_at <= r.promised_by)`,
            sql`count(*) filter (where r.answered_at is not null or r.promised_by < now())`,
          )} as in_time,
          ${number('r.met')} as met, ${number(`r.status = 'declined'`)} as declined,
          ${number(`r.outcome = 'converted'`)} as converted, ${share(`r.outcome = 'converted'`)} as conversion,
          ${number('r.won')} as won
        from r where r.created_at >= begins and r.created_at < ends) as of_period
      order by first`;
  },
};

const { responseKept, responseMissed, unanswered, resolutionKept, resolutionMissed } = promiseFigures;

/** How the promises of support were kept, by week or month and priority; the figures of the API's attainment. */
export const supportSlaReport: ReportDefinition = {
  name: 'support_sla',
  titles: { admin: 'Support promises', customer: 'My support' },
  description: 'Tickets of each week or month by priority: whether answer and solution came as promised.',
  parameters: ['from', 'to', 'bucket', 'customer_id', 'company_id'],
  chart: { category: 'from', series: ['response_kept', 'response_missed'], kind: 'stacked' },
  headline: shareHeadline('Answers kept', 'response_kept', 'response_missed'),
  columns: () => [
    ...periodColumns,
    columnOf('priority', text('Priority', 'The priority that the tickets have now')),
    totalColumn('tickets', count('Tickets', 'Tickets that were opened in the period; merged ones count once')),
    totalColumn('response_kept', count('Answered in time', 'Tickets whose first answer came as promised')),
    totalColumn(
      'response_missed',
      count('Answered late', 'Tickets whose first answer came later than promised, or is late'),
    ),
    columnOf('response_share', percent('Answers kept', 'Answered in time, of those answered or late')),
    totalColumn(
      'unanswered',
      count(
        'Closed without an answer',
        'Tickets that were resolved or closed before one of us answered; they keep no promise, and miss one that was past due by then',
      ),
    ),
    totalColumn('resolution_kept', count('Solved in time', 'Tickets that were answered, and solved as promised')),
    totalColumn('resolution_missed', count('Solved late', 'Tickets that were solved later than promised, or are late')),
    columnOf('resolution_share', percent('Solutions kept', 'Solved in time, of those solved or late')),
    columnOf('csat', goodRatings),
  ],
  query: (em, reader, { customer_id, company_id, ...params }) => {
    const tickets = visibleTickets(em, reader, { requester_id: customer_id, company_id })
      .where('t.merged_into_id', 'is', null)
      .select([
        't.priority',
        't.source',
        't.created_at',
        't.first_responded_at',
        't.first_response_due_at',
        't.resolved_at',
        't.resolution_due_at',
        't.csat_score',
      ]);
    return sql`
      with ${periodsOf(params)}, t as materialized (${tickets})
      select first as "from", last as "to", ${enumLabel(sql`f.priority`)} as priority, tickets, response_kept,
        response_missed, ${percentOf(sql`response_kept`, sql`(response_kept + response_missed)`)} as response_share,
        unanswered, resolution_kept, resolution_missed,
        ${percentOf(sql`resolution_kept`, sql`(resolution_kept + resolution_missed)`)} as resolution_share, csat
      from periods cross join lateral (
        select t.priority, count(*)::int as tickets, ${responseKept} as response_kept,
          ${responseMissed} as response_missed, ${unanswered} as unanswered, ${resolutionKept} as resolution_kept,
          ${resolutionMissed} as resolution_missed, ${percentOf(sql`sum(t.csat_score)`, sql`count(t.csat_score)`)} as csat
        from t where t.created_at >= begins and t.created_at < ends group by t.priority) as f
      order by first, ${enumOrder(priorities, 'f.priority')} desc`;
  },
};

/** What became of notifications, by week or month and channel. */
export const notificationDeliveryReport: ReportDefinition = {
  name: 'notification_delivery',
  titles: { admin: 'Notification delivery' },
  description: 'What became of the notifications of each week or month: by app, mail and push.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['delivered', 'held_back', 'failed'], kind: 'stacked' },
  headline: shareHeadline('Delivered', 'delivered', 'failed'),
  columns: () => [
    ...periodColumns,
    columnOf('channel', text('Channel', 'By which way they go')),
    totalColumn('notifications', count('Notifications', 'Notifications that were made in the period')),
    totalColumn('waiting', count('Waiting', 'Notifications that are still to go')),
    totalColumn(
      'delivered',
      count('Delivered', 'Notifications that were taken by the app, the mail server or the push service'),
    ),
    totalColumn(
      'held_back',
      count('Held back', 'Notifications that did not go because of preferences, rights or a refused address'),
    ),
    totalColumn('failed', count('Failed', 'Notifications that were tried for the last time')),
    totalColumn('read', count('Read', 'Notifications that were read in the app')),
    columnOf('failure', percent('Failure', 'Failed, of those delivered or failed')),
  ],
  query: (_em, _reader, params) => sql`
    with ${periodsOf(params)}, n as materialized (
      select n.channel, n.status, n.read_at, n.created_at from notifications as n
      where n.deleted_at is null and n.created_at >= (select min(begins) from periods)
        and n.created_at < (select max(ends) from periods))
    select first as "from", last as "to", ${enumLabel(sql`f.channel`)} as channel, notifications, waiting, delivered,
      held_back, failed, read, ${percentOf(sql`failed`, sql`(delivered + failed)`)} as failure
    from periods cross join lateral (
      select n.channel, count(*)::int as notifications, (count(*) filter (where n.status = 'queued'))::int as waiting,
        (count(*) filter (where n.status in ${inLiteral(deliveredStatuses)}))::int as delivered,
        (count(*) filter (where n.status = 'suppressed'))::int as held_back,
        (count(*) filter (where n.status = 'failed'))::int as failed, count(n.read_at)::int as read
      from n where n.created_at >= begins and n.created_at < ends group by n.channel) as f
    order by first, f.channel`,
};

const errorsOf = (severity: string) => sql`(count(*) filter (where e ->> 'severity' = ${sql.lit(severity)}))::int`;

/** What browsers reported, by week or month. */
export const errorTrendReport: ReportDefinition = {
  name: 'error_trend',
  titles: { admin: 'Error trend' },
  description: 'Errors that browsers reported in each week or month, how grave they were, and how many were new.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['critical', 'high', 'medium', 'low'], kind: 'stacked' },
  headline: headline('Errors', 'errors'),
  columns: () => [
    ...periodColumns,
    totalColumn('reports', count('Reports', 'Reports that browsers sent in the period')),
    totalColumn('errors', count('Errors', 'Errors in these reports')),
    totalColumn('critical', count('Critical', 'Of these errors, critical ones')),
    totalColumn('high', count('High', 'Of these errors, those of high severity')),
    totalColumn('medium', count('Medium', 'Of these errors, those of medium severity')),
    totalColumn('low', count('Low', 'Of these errors, those of low severity')),
    columnOf('groups', count('Groups', 'Different errors among them')),
    totalColumn('new_groups', count('New groups', 'Errors that were seen for the first time in the period')),
    columnOf('users', count('Users', 'Different users that the reports claim')),
  ],
  query: (_em, _reader, params) => sql`
    with ${periodsOf(params)}, r as materialized (
      select r.created_at, r.errors, r.group_ids, r.claimed_user_id from error_reports as r
      where r.deleted_at is null and r.created_at >= (select min(begins) from periods)
        and r.created_at < (select max(ends) from periods))
    select first as "from", last as "to", all_of.reports, of_errors.*, of_groups.groups, news.new_groups, all_of.users
    from periods
    cross join lateral (
      select count(*)::int as reports, count(distinct r.claimed_user_id)::int as users
      from r where r.created_at >= begins and r.created_at < ends) as all_of
    cross join lateral (
      select count(*)::int as errors, ${errorsOf('critical')} as critical, ${errorsOf('high')} as high,
        ${errorsOf('medium')} as medium, ${errorsOf('low')} as low
      from r cross join jsonb_array_elements(r.errors) as e
      where r.created_at >= begins and r.created_at < ends) as of_errors
    cross join lateral (
      select count(distinct id)::int as groups from r cross join unnest(r.group_ids) as id
      where r.created_at >= begins and r.created_at < ends) as of_groups
    cross join lateral (
      select count(*)::int as new_groups from error_groups as g
      where g.deleted_at is null and g.first_seen >= begins and g.first_seen < ends) as news
    order by first`,
};
