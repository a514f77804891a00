import { Injectable } from '@nestjs/common';
import type { ConsultationStatus } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
import { MeetingsService } from './meetings.service.js';

/** The reason in the cancellation, by how the request ended. */
const reasons: Partial<Record<ConsultationStatus, string>> = {
  cancelled: 'the request was cancelled',
  declined: 'the request was declined',
  completed: 'the request is completed',
};

/** A request that ends takes its open meetings along, unless it became a project or a deal (decisions, section 4). */
@Injectable()
export class MeetingsListener {
  constructor(private readonly meetings: MeetingsService) {}

  @OnDomainEvent('consultation.status_changed')
  async cancelWithRequest({ event, em }: EventContext<'consultation.status_changed'>): Promise<void> {
    const { to, keeps_meetings: keepsMeetings } = event.payload;
    if (keepsMeetings) return;
    const reason = reasons[to];
    const requests = kysely(em).selectFrom('consultation_requests').select('status').where('id', '=', event.entity_id);
    const request = await requests.executeTakeFirst();
    if (reason === undefined || request?.status !== to) return; // reopened meanwhile
    await this.meetings.cancelOpenOf(
      em,
      event.entity_id,
      reason,
      ({ startsAt }, now) => to === 'completed' && startsAt <= now,
    );
  }

  @OnDomainEvent('consultation.deleted')
  async cancelWithDeleted({ event, em }: EventContext<'consultation.deleted'>): Promise<void> {
    await this.meetings.cancelOpenOf(em, event.entity_id, 'the request was deleted');
  }
}
