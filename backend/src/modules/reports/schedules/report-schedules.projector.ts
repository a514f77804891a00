import { Injectable } from '@nestjs/common';
import { anonymous, system, type Channel, type Actor } from '@portal/contracts';
import { OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../../infrastructure/events/decorators.js';
import { readReportSchedules, toReportScheduleView } from './report-schedules.queries.js';

const CHANNEL: Channel = 'reports';
const TABLE = 'report_schedules';

const shown = [
  'report_schedule.created',
  'report_schedule.updated',
  'report_schedule.status_changed',
  'report_schedule.deleted',
  'report_schedule.due',
  'report_schedule.delivered',
] as const;

/** Shows schedules and how their sendings went on open screens: admins all, customers their own. */
@Injectable()
export class ReportSchedulesProjector {
  @OnFeed(...shown)
  async show({ event, load }: FeedContext<(typeof shown)[number]>): Promise<FeedItem[]> {
    if ('owner_id' in event.payload) {
      const change = changeOf(TABLE, 'DELETE', { id: event.entity_id }, event.occurred_at);
      return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, [event.payload.owner_id], change)];
    }
    const [row] = await load(readReportSchedules, event.entity_id);
    if (!row) return []; // deleted meanwhile
    const quiet = event.name === 'report_schedule.due' || event.name === 'report_schedule.delivered';
    const changeFor = (reader: Actor) =>
      changeOf(TABLE, changeKindOf(event.name), toReportScheduleView(reader)(row), event.occurred_at, { quiet });
    const owners = row.is_of_customer ? [row.owner_id] : [];
    return [toAdmins(CHANNEL, changeFor(system)), ...toUsers(CHANNEL, owners, changeFor(anonymous))];
  }
}
