import { Injectable } from '@nestjs/common';
import { anonymous, system, type Actor, type Channel } from '@portal/contracts';
import {
  changeKindOf,
  changeOf,
  FeedsChannels,
  OnFeed,
  toAdmins,
  toUsers,
  type EventContext,
  type FeedContext,
  type FeedItem,
} from '../../infrastructure/events/decorators.js';
import { selectCustomReports, toCustomReportView } from './custom/custom-reports.queries.js';
import { readMonthlyReports, toMonthlyReportView } from './monthly/monthly-reports.queries.js';
import { readReportRuns, toReportRunView } from './runs/report-runs.queries.js';
import { readReportSchedules, toReportScheduleView } from './schedules/report-schedules.queries.js';

const CHANNEL: Channel = 'reports';

const scheduleEvents = [
  'report_schedule.created',
  'report_schedule.updated',
  'report_schedule.status_changed',
  'report_schedule.deleted',
  'report_schedule.due',
  'report_schedule.delivered',
] as const;

type CustomReportEvent = 'custom_report.created' | 'custom_report.updated' | 'custom_report.deleted';

/** Shows reports, their runs and their schedules on open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ReportsProjector {
  /** Runs with how far they are: admins see all, customers their own. */
  @OnFeed('report_run.requested', 'report_run.progressed', 'report_run.status_changed')
  async projectRun({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readReportRuns, event.entity_id);
    if (!row) return []; // purged meanwhile
    const quiet = event.name === 'report_run.progressed';
    const view = toReportRunView(row);
    const change = changeOf('report_runs', changeKindOf(event.name), view, event.occurred_at, { quiet });
    return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, row.scope === 'admin' ? [] : [row.owner_id], change)];
  }

  /** Shared reports, to admins; one that isn't shared (any more) is gone for other users. */
  @OnFeed('custom_report.created', 'custom_report.updated', 'custom_report.deleted')
  async projectCustomReport({ event, em }: FeedContext<CustomReportEvent>): Promise<FeedItem[]> {
    const row = await selectCustomReports(em)
      .where('c.id', '=', event.entity_id)
      .where('c.is_shared', '=', true)
      .executeTakeFirst();
    if (!row && !wasShared(event)) return [];
    const record = row ? toCustomReportView(row) : { id: event.entity_id };
    const kind = row ? changeKindOf(event.name) : 'DELETE';
    return [toAdmins(CHANNEL, changeOf('custom_reports', kind, record, event.occurred_at))];
  }

  /** Drafts and what became of them, to admins; what was sent, to its readers. */
  @OnFeed('monthly_report.created', 'monthly_report.updated', 'monthly_report.status_changed')
  async projectMonthlyReport({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readMonthlyReports, event.entity_id);
    if (!row) return []; // its company was purged meanwhile
    const changeFor = (reader: Actor, kind = changeKindOf(event.name)) =>
      changeOf('monthly_reports', kind, toMonthlyReportView(reader)(row), event.occurred_at);
    const readers = row.status === 'sent' ? row.recipients.map(({ id }) => id) : [];
    return [toAdmins(CHANNEL, changeFor(system)), ...toUsers(CHANNEL, readers, changeFor(anonymous, 'INSERT'))];
  }

  /** Schedules and how their sendings went: admins see all, customers their own. */
  @OnFeed(...scheduleEvents)
  async projectSchedule({ event, load }: FeedContext<(typeof scheduleEvents)[number]>): Promise<FeedItem[]> {
    const table = 'report_schedules';
    if ('owner_id' in event.payload) {
      const change = changeOf(table, 'DELETE', { id: event.entity_id }, event.occurred_at);
      return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, [event.payload.owner_id], change)];
    }
    const [row] = await load(readReportSchedules, event.entity_id);
    if (!row) return []; // deleted meanwhile
    const quiet = event.name === 'report_schedule.due' || event.name === 'report_schedule.delivered';
    const changeFor = (reader: Actor) =>
      changeOf(table, changeKindOf(event.name), toReportScheduleView(reader)(row), event.occurred_at, { quiet });
    const owners = row.is_of_customer ? [row.owner_id] : [];
    return [toAdmins(CHANNEL, changeFor(system)), ...toUsers(CHANNEL, owners, changeFor(anonymous))];
  }
}

/** Whether others saw it until this event. */
const wasShared = ({ payload }: EventContext<CustomReportEvent>['event']): boolean =>
  'changes' in payload ? 'is_shared' in payload.changes : payload.is_shared;
