import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { toReportRunView, readReportRuns } from './report-runs.queries.js';

const CHANNEL: Channel = 'reports';

type RunEvent = 'report_run.requested' | 'report_run.progressed' | 'report_run.status_changed';

/** Shows runs with how far they are on open screens: admins all, customers their own. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ReportRunsProjector {
  @OnFeed('report_run.requested', 'report_run.progressed', 'report_run.status_changed')
  async show({ event, load }: FeedContext<RunEvent>): Promise<FeedItem[]> {
    const [row] = await load(readReportRuns, event.entity_id);
    if (!row) return []; // purged meanwhile
    const change: Change = {
      event: event.name === 'report_run.requested' ? 'INSERT' : 'UPDATE',
      table: 'report_runs',
      record: { ...toReportRunView(row) },
      at: event.occurred_at.toISOString(),
      ...(event.name === 'report_run.progressed' ? { quiet: true } : {}),
    };
    const forAdmins = { room: rooms.admins(CHANNEL), channel: CHANNEL, change };
    if (row.scope === 'admin') return [forAdmins];
    return [forAdmins, { room: rooms.user(CHANNEL, row.owner_id), channel: CHANNEL, change }];
  }
}
