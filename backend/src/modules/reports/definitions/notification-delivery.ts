import { sql } from 'kysely';
import { periodsOf } from './periods.js';
import { recordMetrics } from './record-metrics.js';
import { notificationMetrics as m } from './service-metrics.js';
import { columnOf, totalColumn, type ReportDefinition } from './report-definition.js';
import { enumLabel, percentOf } from './work-metrics.js';

/** What became of notifications, by week or month and channel. */
export const notificationDeliveryReport: ReportDefinition = {
  name: 'notification_delivery',
  titles: { admin: 'Notification delivery' },
  description: 'What became of the notifications of each week or month: by app, mail and push.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['delivered', 'held_back', 'failed'], isStacked: true },
  columns: () => [
    columnOf('from', recordMetrics.from),
    columnOf('to', recordMetrics.to),
    columnOf('channel', m.channel),
    totalColumn('notifications', m.notifications),
    totalColumn('waiting', m.waiting),
    totalColumn('delivered', m.delivered),
    totalColumn('held_back', m.heldBack),
    totalColumn('failed', m.failed),
    totalColumn('read', m.read),
    columnOf('failure', m.failure),
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
        (count(*) filter (where n.status in ('sent', 'read')))::int as delivered,
        (count(*) filter (where n.status = 'suppressed'))::int as held_back,
        (count(*) filter (where n.status = 'failed'))::int as failed, count(n.read_at)::int as read
      from n where n.created_at >= begins and n.created_at < ends group by n.channel) as f
    order by first, f.channel`,
};
