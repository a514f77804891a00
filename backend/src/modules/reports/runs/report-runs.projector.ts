import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../../infrastructure/events/decorators.js';
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
    const quiet = event.name === 'report_run.progressed';
    const change = changeOf('report_runs', changeKindOf(event.name), toReportRunView(row), event.occurred_at, {
      quiet,
    });
    return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, row.scope === 'admin' ? [] : [row.owner_id], change)];
  }
}
