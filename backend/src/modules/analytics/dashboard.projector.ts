import { Injectable } from '@nestjs/common';
import { rooms, type Channel, type EventName } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { customersWhoSee, findConsultationRow } from '../consultations/index.js';

const CHANNEL: Channel = 'dashboard';

/** Says on open dashboards that a number may have changed; the screen asks for the numbers itself. */
@Injectable()
export class DashboardProjector {
  @OnFeed('consultation.requested', 'consultation.status_changed', 'consultation.deleted', 'consultation.restored')
  async countRequests({ event, em }: Heard<EventName>): Promise<FeedItem[]> {
    const row = await findConsultationRow(em, event.entity_id);
    const customers = row ? await customersWhoSee(em, row) : [];
    return [rooms.admins(CHANNEL), ...customers.map((id) => rooms.user(CHANNEL, id))].map((room) => hint(room, event));
  }

  @OnFeed('user.created', 'user.role_changed', 'user.deleted')
  countCustomers({ event }: Heard<EventName>): FeedItem[] {
    return [hint(rooms.admins(CHANNEL), event)];
  }
}

const hint = (room: string, event: Heard<EventName>['event']): FeedItem => ({
  room,
  channel: CHANNEL,
  change: { event: 'UPDATE', table: 'dashboard', record: { id: event.entity_id }, at: event.occurred_at.toISOString() },
});
