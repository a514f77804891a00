import { sql } from 'kysely';
import { periodsOf } from './periods.js';
import { count, percent, text } from './record-metrics.js';
import { columnOf, periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';
import { enumLabel, percentOf } from './work-metrics.js';

/** What became of notifications, by week or month and channel. */
export const notificationDeliveryReport: ReportDefinition = {
  name: 'notification_delivery',
  titles: { admin: 'Notification delivery' },
  description: 'What became of the notifications of each week or month: by app, mail and push.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['delivered', 'held_back', 'failed'], isStacked: true },
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
        (count(*) filter (where n.status in ('sent', 'read')))::int as delivered,
        (count(*) filter (where n.status = 'suppressed'))::int as held_back,
        (count(*) filter (where n.status = 'failed'))::int as failed, count(n.read_at)::int as read
      from n where n.created_at >= begins and n.created_at < ends group by n.channel) as f
    order by first, f.channel`,
};
