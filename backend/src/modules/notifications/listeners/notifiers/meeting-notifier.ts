import { Injectable } from '@nestjs/common';
import type { EventName } from '@portal/contracts';
import type { EventContext } from '../../../../infrastructure/events/index.js';
import { AnonymousMailLimit, TOO_MANY_FOR_ADDRESS } from '../../../../infrastructure/mail/index.js';
import { findConsultationRow, type ConsultationRow } from '../../../consultations/index.js';
import type { MeetingRow } from '../../../meetings/index.js';
import { Delivery, type NotificationRequest } from '../../delivery/delivery.js';
import type { MeetingMethod } from '../../delivery/mails/meeting-mails.js';
import { MessageTitles, type UntitledMessage } from '../../delivery/mails/message-titles.js';
import { Notification } from '../../notification.entity.js';
import { type Person, RecipientsReader } from './recipients.reader.js';
import type { MeetingTemplateName } from '../../templates/catalogue/meeting-texts.js';
import { meetingTitleVariables } from '../../templates/meeting-mail.js';
import { topicOf, type MeetingSide } from '../../templates/meeting-labels.js';

/** Something that happened to a meeting. */
export interface MeetingNotification {
  template: MeetingTemplateName;
  /** The method of the calendar file for participants; without it there is none. */
  method?: MeetingMethod;
  data?: Record<string, string>;
  /** The recipients; by default customer, host and the admin assigned to the request. */
  only?: 'participants' | 'host';
}

/** Notifies the participants of a meeting, at once. */
@Injectable()
export class MeetingNotifier {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
    private readonly titles: MessageTitles,
    private readonly anonymousMail: AnonymousMailLimit,
  ) {}

  /** The actor gets no inbox entry, and a mail only where it carries a calendar file. */
  async notify(
    { event, em }: EventContext<EventName>,
    meeting: MeetingRow,
    notification: MeetingNotification,
  ): Promise<void> {
    const request = await findConsultationRow(em, meeting.consultation_id);
    if (!request) return;
    const requests: NotificationRequest[] = [];
    for (const id of concerned(meeting, request, notification.only)) {
      const person = await this.recipients.person(em, id);
      const takesPart = id === meeting.customer_id || id === meeting.host_id;
      const method = takesPart ? notification.method : undefined;
      const isActor = id === event.actor_id;
      if (!person || person.status === 'suspended' || (isActor && !method)) continue;
      requests.push({
        to: person,
        message: messageTo(person, meeting, request, { ...notification, method }),
        isActor,
      });
    }
    await this.delivery.deliverNow(em, event.id, requests, notification.template !== 'meeting_reminder');
  }

  /**
   * Sends a visitor the link that confirms the hold, whatever the preferences are: without it the hold would expire.
   */
  async notifyVisitor({ event, em }: EventContext<EventName>, meeting: MeetingRow): Promise<void> {
    const request = await findConsultationRow(em, meeting.consultation_id);
    const customer = await this.recipients.person(em, meeting.customer_id);
    if (!request || !customer || customer.status === 'suspended') return;
    const message = messageTo(customer, meeting, request, { template: 'meeting_hold' });
    const mail = Notification.mail(event.id, customer, await this.titles.writeOne(em, message));
    if ((await this.anonymousMail.take(em, customer.email)) > 0) mail.suppress(TOO_MANY_FOR_ADDRESS);
    em.persist(mail);
  }
}

function concerned(meeting: MeetingRow, request: ConsultationRow, only: MeetingNotification['only']): Set<string> {
  if (only === 'host') return new Set([meeting.host_id]);
  const participants = [meeting.customer_id, meeting.host_id];
  const assignee = only === undefined && request.assigned_to ? [request.assigned_to] : [];
  return new Set([...participants, ...assignee]);
}

function messageTo(
  { id }: Person,
  meeting: MeetingRow,
  request: ConsultationRow,
  { template, method, data = {} }: Omit<MeetingNotification, 'method'> & { method?: MeetingMethod | undefined },
): UntitledMessage {
  const side: MeetingSide = id === meeting.customer_id ? 'customer' : 'staff';
  return {
    template,
    category: 'meetings',
    variables: meetingTitleVariables({ meeting, request, side, data }),
    body: topicOf(request, side),
    link: `/${side === 'staff' ? 'admin' : 'customer'}/consultations/${request.id}`,
    data: { ...data, consultation_id: request.id, meeting_id: meeting.id, ...(method ? { method } : {}) },
  };
}
