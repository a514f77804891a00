import { Injectable } from '@nestjs/common';
import { anonymous, rooms, system, type Change, type Channel } from '@portal/contracts';
import { OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { readMonthlyReports, toMonthlyReportView } from './monthly-reports.queries.js';

const CHANNEL: Channel = 'reports';

type MonthlyEvent = 'monthly_report.created' | 'monthly_report.updated' | 'monthly_report.status_changed';

/** Shows drafts and what became of them on the admins' open screens, and what was sent on those of its readers. */
@Injectable()
export class MonthlyReportsProjector {
  @OnFeed('monthly_report.created', 'monthly_report.updated', 'monthly_report.status_changed')
  async show({ event, load }: FeedContext<MonthlyEvent>): Promise<FeedItem[]> {
    const [row] = await load(readMonthlyReports, event.entity_id);
    if (!row) return []; // its company was purged meanwhile
    const kind: Change['event'] = event.name === 'monthly_report.created' ? 'INSERT' : 'UPDATE';
    const at = event.occurred_at.toISOString();
    const shared = { channel: CHANNEL };
    const forAdmins: FeedItem = {
      ...shared,
      room: rooms.admins(CHANNEL),
      change: { event: kind, table: 'monthly_reports', record: { ...toMonthlyReportView(system)(row) }, at },
    };
    if (row.status !== 'sent') return [forAdmins];
    const change: Change = {
      event: 'INSERT',
      table: 'monthly_reports',
      record: { ...toMonthlyReportView(anonymous)(row) },
      at,
    };
    return [forAdmins, ...row.recipients.map(({ id }) => ({ ...shared, room: rooms.user(CHANNEL, id), change }))];
  }
}
