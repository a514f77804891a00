import { Injectable } from '@nestjs/common';
import { anonymous, rooms, system, type Change, type Channel } from '@portal/contracts';
import { OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { readReportSchedules, toReportScheduleView } from './report-schedules.queries.js';

const CHANNEL: Channel = 'reports';

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
    const at = event.occurred_at.toISOString();
    if ('owner_id' in event.payload) {
      const change: Change = { event: 'DELETE', table: 'report_schedules', record: { id: event.entity_id }, at };
      const mine = rooms.user(CHANNEL, event.payload.owner_id);
      return [rooms.admins(CHANNEL), mine].map((room) => ({ room, channel: CHANNEL, change }));
    }
    const [row] = await load(readReportSchedules, event.entity_id);
    if (!row) return []; // deleted meanwhile
    const shared = {
      event: event.name === 'report_schedule.created' ? 'INSERT' : 'UPDATE',
      table: 'report_schedules',
      at,
      ...(event.name === 'report_schedule.due' || event.name === 'report_schedule.delivered'
        ? { quiet: true as const }
        : {}),
    } as const;
    const forAdmins: FeedItem = {
      room: rooms.admins(CHANNEL),
      channel: CHANNEL,
      change: { ...shared, record: { ...toReportScheduleView(system)(row) } },
    };
    if (!row.is_of_customer) return [forAdmins];
    const change: Change = { ...shared, record: { ...toReportScheduleView(anonymous)(row) } };
    return [forAdmins, { room: rooms.user(CHANNEL, row.owner_id), channel: CHANNEL, change }];
  }
}
