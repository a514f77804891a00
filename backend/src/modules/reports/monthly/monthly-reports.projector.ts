import { Injectable } from '@nestjs/common';
import { anonymous, system, type Channel } from '@portal/contracts';
import { OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../../infrastructure/events/decorators.js';
import { readMonthlyReports, toMonthlyReportView } from './monthly-reports.queries.js';

const CHANNEL: Channel = 'reports';
const TABLE = 'monthly_reports';

type MonthlyEvent = 'monthly_report.created' | 'monthly_report.updated' | 'monthly_report.status_changed';

/** Shows drafts and what became of them on the admins' open screens, and what was sent on those of its readers. */
@Injectable()
export class MonthlyReportsProjector {
  @OnFeed('monthly_report.created', 'monthly_report.updated', 'monthly_report.status_changed')
  async show({ event, load }: FeedContext<MonthlyEvent>): Promise<FeedItem[]> {
    const [row] = await load(readMonthlyReports, event.entity_id);
    if (!row) return []; // its company was purged meanwhile
    const kind = changeKindOf(event.name);
    const forAdmins = toAdmins(CHANNEL, changeOf(TABLE, kind, toMonthlyReportView(system)(row), event.occurred_at));
    if (row.status !== 'sent') return [forAdmins];
    const change = changeOf(TABLE, 'INSERT', toMonthlyReportView(anonymous)(row), event.occurred_at);
    return [
      forAdmins,
      ...toUsers(
        CHANNEL,
        row.recipients.map(({ id }) => id),
        change,
      ),
    ];
  }
}
