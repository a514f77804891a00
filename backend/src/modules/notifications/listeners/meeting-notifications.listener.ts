import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import type { MailCalendar } from '../../../infrastructure/mail/index.js';
import { findConsultationRow, type ConsultationRow } from '../../consultations/index.js';
import { findMeetingRow, type MeetingRow } from '../../meetings/index.js';
import { Delivery, type NotificationRequest, type UntitledMessage } from '../delivery/delivery.js';
import { meetingVariables } from '../delivery/mails/meeting-mails.js';
import type { MeetingTemplateName } from '../templates/catalogue/meeting-texts.js';
import { topicOf, type MeetingSide } from '../templates/labels.js';
import { findRecipient } from './notifiers/recipients.reader.js';

/** Something that happened to a meeting. */
interface MeetingNews {
  template: MeetingTemplateName;
  /** The method of the calendar file for participants; without it there is none. */
  method?: MailCalendar['method'] | undefined;
  data?: Record<string, string>;
  /** The recipients; by default customer, host and the admin assigned to the request. */
  only?: 'participants' | 'host';
}

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
  constructor(private readonly delivery: Delivery) {}

  /** A visitor gets the link that confirms; no other user is notified of an unconfirmed hold. */
  @OnDomainEvent('meeting.created')
  async onMeetingCreated(context: EventContext<'meeting.created'>): Promise<void> {
    const { status, proposed_by } = context.event.payload;
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    if (!meeting) return;
    if (proposed_by === 'visitor') await this.notifyVisitor(context, meeting);
    else if (status === 'confirmed')
      await this.notify(context, meeting, { template: 'meeting_confirmed', method: 'REQUEST' });
    else await this.notify(context, meeting, { template: 'meeting_proposed' });
  }

  @OnDomainEvent('meeting.status_changed')
  async onMeetingStatusChanged(context: EventContext<'meeting.status_changed'>): Promise<void> {
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    const news = meeting && newsOf(context, meeting);
    if (meeting && news) await this.notify(context, meeting, news);
  }

  /** Who hosted it before gets the entry taken back. */
  @OnDomainEvent('meeting.rescheduled')
  async onMeetingRescheduled(context: EventContext<'meeting.rescheduled'>): Promise<void> {
    const { em, event } = context;
    const [old, meeting] = [await findMeetingRow(em, event.payload.from_id), await findMeetingRow(em, event.entity_id)];
    if (!old || !meeting) return;
    const data: Record<string, string> = old.cancel_reason ? { reason: old.cancel_reason } : {};
    await this.notify(context, meeting, { template: 'meeting_moved', method: 'REQUEST', data });
    if (old.host_id !== meeting.host_id)
      await this.notify(context, old, { template: 'meeting_cancelled', method: 'CANCEL', only: 'host' });
  }

  /** A new place or mode changes the calendar entry; a transition of the same call reports it too. */
  @OnDomainEvent('meeting.updated')
  async onMeetingUpdated(context: EventContext<'meeting.updated'>): Promise<void> {
    const { em, event } = context;
    if (!inTheEntry.some((field) => field in event.payload.changes)) return;
    const meeting = await findMeetingRow(em, event.entity_id);
    if (!meeting || !isInCalendars(meeting) || (await hasStepOfSameCall(em, event))) return;
    await this.notify(context, meeting, { template: 'meeting_changed', method: 'REQUEST' });
  }

  @OnDomainEvent('meeting.reminder_due')
  async remind(context: EventContext<'meeting.reminder_due'>): Promise<void> {
    const meeting = await findMeetingRow(context.em, context.event.entity_id);
    if (meeting?.status !== 'confirmed') return;
    const data = { hours_before: String(context.event.payload.hours_before) };
    await this.notify(context, meeting, { template: 'meeting_reminder', data, only: 'participants' });
  }

  /** Notifies at once. The actor gets no inbox entry, and a mail only where it carries a calendar file. */
  private async notify({ event, em }: EventContext, meeting: MeetingRow, news: MeetingNews): Promise<void> {
    const request = await findConsultationRow(em, meeting.consultation_id);
    if (!request) return;
    const requests: NotificationRequest[] = [];
    for (const id of concerned(meeting, request, news.only)) {
      const takesPart = id === meeting.customer_id || id === meeting.host_id;
      const method = takesPart ? news.method : undefined;
      const isActor = id === event.actor_id;
      const to = isActor && !method ? undefined : await findRecipient(em, id);
      if (to) requests.push({ to, message: messageTo(id, meeting, request, { ...news, method }), isActor });
    }
    await this.delivery.deliver(em, event.id, requests, { canWait: news.template !== 'meeting_reminder' });
  }

  /** Sends a visitor the link that confirms the hold: without it the hold would expire. */
  private async notifyVisitor({ event, em }: EventContext, meeting: MeetingRow): Promise<void> {
    const request = await findConsultationRow(em, meeting.consultation_id);
    const to = await findRecipient(em, meeting.customer_id);
    if (!request || !to) return;
    const message = messageTo(to.id, meeting, request, { template: 'meeting_hold' });
    await this.delivery.deliverReceipt(em, event.id, { to, message, channels: ['email'] }, true);
  }
}

function concerned(meeting: MeetingRow, request: ConsultationRow, only: MeetingNews['only']): Set<string> {
  if (only === 'host') return new Set([meeting.host_id]);
  const assignee = only === undefined && request.assigned_to ? [request.assigned_to] : [];
  return new Set([meeting.customer_id, meeting.host_id, ...assignee]);
}

function messageTo(
  recipientId: string,
  meeting: MeetingRow,
  request: ConsultationRow,
  { template, method, data = {} }: MeetingNews,
): UntitledMessage {
  const side: MeetingSide = recipientId === meeting.customer_id ? 'customer' : 'staff';
  return {
    template,
    variables: meetingVariables({ meeting, request, side, data }),
    body: topicOf(request, side),
    link: `/${side === 'staff' ? 'admin' : 'customer'}/consultations/${request.id}`,
    data: { ...data, consultation_id: request.id, meeting_id: meeting.id, ...(method ? { method } : {}) },
  };
}

/** A meeting has a calendar entry when it was confirmed, or moved: then the entry moved too, as tentative. */
const isInCalendars = ({ status, rescheduled_from }: MeetingRow): boolean =>
  status === 'confirmed' || (status === 'proposed' && rescheduled_from !== null);

/** The message of a transition; none for an expired hold or a meeting that took place. */
function newsOf({ event }: EventContext<'meeting.status_changed'>, meeting: MeetingRow): MeetingNews | undefined {
  const { from, to } = event.payload;
  if (to === 'confirmed') return { template: 'meeting_confirmed', method: 'REQUEST' };
  if (to !== 'cancelled' && to !== 'declined') return undefined;
  const isUnconfirmedPick = from === 'proposed' && meeting.proposed_by === 'visitor';
  if (isUnconfirmedPick && event.actor_kind === 'system') return undefined;
  const method = from === 'confirmed' || meeting.rescheduled_from !== null ? 'CANCEL' : undefined;
  return { template: to === 'cancelled' ? 'meeting_cancelled' : 'meeting_declined', method };
}

async function hasStepOfSameCall(
  em: EntityManager,
  { entity_id, request_id }: EventContext<'meeting.updated'>['event'],
): Promise<boolean> {
  const step = await kysely(em)
    .selectFrom('domain_events')
    .select('id')
    .where((eb) => eb.and({ entity_id, name: 'meeting.status_changed', request_id }))
    .limit(1)
    .executeTakeFirst();
  return step !== undefined;
}
