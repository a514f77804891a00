import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findMeetingRow, type MeetingRow } from '../../meetings/index.js';
import type { MeetingMethod } from '../delivery/mails/meeting-mails.js';
import { MeetingNotifier, type MeetingNotification } from './notifiers/meeting-notifier.js';

/** What stands in the calendar entry beside the time. */
const inTheEntry = ['mode', 'location', 'meeting_url'];

/**
 * Notifies customer, host and the admin assigned to the request of meetings (decisions, sections 4 and 6). A calendar
 * file is sent when a meeting is confirmed; from then on each change sends the entry again, a cancellation withdraws
 * it.
 */
@Injectable()
@Shows('notifications')
export class MeetingNotifications {
  constructor(private readonly notifier: MeetingNotifier) {}

  /** A visitor gets the link that confirms; no other user is notified of an unconfirmed hold. */
  @OnDomainEvent('meeting.created')
  async onMeetingCreated(context: EventContext<'meeting.created'>): Promise<void> {
    const { status, proposed_by } = context.event.payload;
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    if (!meeting) return;
    if (proposed_by === 'visitor') await this.notifier.notifyVisitor(context, meeting);
    else if (status === 'confirmed')
      await this.notifier.notify(context, meeting, { template: 'meeting_confirmed', method: 'REQUEST' });
    else await this.notifier.notify(context, meeting, { template: 'meeting_proposed' });
  }

  @OnDomainEvent('meeting.status_changed')
  async onMeetingStatusChanged(context: EventContext<'meeting.status_changed'>): Promise<void> {
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    const notification = meeting && stepOf(context, meeting);
    if (meeting && notification) await this.notifier.notify(context, meeting, notification);
  }

  /** Who hosted it before gets the entry taken back. */
  @OnDomainEvent('meeting.rescheduled')
  async onMeetingRescheduled(context: EventContext<'meeting.rescheduled'>): Promise<void> {
    const { em, event } = context;
    const [old, meeting] = [await findMeetingRow(em, event.payload.from_id), await findMeetingRow(em, event.entity_id)];
    if (!old || !meeting) return;
    const data: Record<string, string> = old.cancel_reason ? { reason: old.cancel_reason } : {};
    await this.notifier.notify(context, meeting, { template: 'meeting_moved', method: 'REQUEST', data });
    if (old.host_id !== meeting.host_id)
      await this.notifier.notify(context, old, { template: 'meeting_cancelled', method: 'CANCEL', only: 'host' });
  }

  /** A new place or mode changes the calendar entry; a transition of the same call reports it too. */
  @OnDomainEvent('meeting.updated')
  async onMeetingUpdated(context: EventContext<'meeting.updated'>): Promise<void> {
    const { em, event } = context;
    if (!inTheEntry.some((field) => field in event.payload.changes)) return;
    const meeting = await findMeetingRow(em, event.entity_id);
    if (!meeting || !isInCalendars(meeting) || (await hasStepOfSameCall(em, event))) return;
    await this.notifier.notify(context, meeting, { template: 'meeting_changed', method: 'REQUEST' });
  }

  @OnDomainEvent('meeting.reminder_due')
  async remind(context: EventContext<'meeting.reminder_due'>): Promise<void> {
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    if (meeting?.status !== 'confirmed') return;
    const data = { hours_before: String(context.event.payload.hours_before) };
    await this.notifier.notify(context, meeting, { template: 'meeting_reminder', data, only: 'participants' });
  }
}

/** A meeting has a calendar entry when it was confirmed, or moved: then the entry moved too, as tentative. */
const isInCalendars = ({ status, rescheduled_from }: MeetingRow): boolean =>
  status === 'confirmed' || (status === 'proposed' && rescheduled_from !== null);

/** The message of a transition; none for an expired hold or a meeting that took place. */
function stepOf(
  { event }: EventContext<'meeting.status_changed'>,
  meeting: MeetingRow,
): MeetingNotification | undefined {
  const { from, to } = event.payload;
  if (to === 'confirmed') return { template: 'meeting_confirmed', method: 'REQUEST' };
  if (to !== 'cancelled' && to !== 'declined') return undefined;
  const isUnconfirmedPick = from === 'proposed' && meeting.proposed_by === 'visitor';
  if (isUnconfirmedPick && event.actor_kind === 'system') return undefined;
  const method: { method?: MeetingMethod } =
    from === 'confirmed' || meeting.rescheduled_from !== null ? { method: 'CANCEL' } : {};
  return { template: to === 'cancelled' ? 'meeting_cancelled' : 'meeting_declined', ...method };
}

async function hasStepOfSameCall(
  em: EntityManager,
  { entity_id, request_id }: EventContext<'meeting.updated'>['event'],
): Promise<boolean> {
  const steps = await em.execute<unknown[]>(
    `select 1 from domain_events where entity_id = ? and name = 'meeting.status_changed' and request_id = ? limit 1`,
    [entity_id, request_id],
  );
  return steps.length > 0;
}
