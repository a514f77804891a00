import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import type { Mail } from '../../../infrastructure/mail/index.js';
import { findConsultationRow } from '../../consultations/index.js';
import {
  calendarOf,
  confirmMeetingUrl,
  findMeetingRow,
  issueMeetingToken,
  type MeetingRow,
} from '../../meetings/index.js';
import type { MailDraft } from './mail-draft.js';
import type { QueuedMail } from './notification-outbox.js';
import type { Person } from '../listeners/recipients.reader.js';
import { safeFirstName } from '../templates/first-name.js';
import { meetingMail, meetingTemplates, type MeetingNews } from '../templates/meeting-templates.js';
import { topicOf } from '../templates/meeting-labels.js';
import type { MeetingTemplateName } from '../templates/template.js';
import { meetingVariables } from '../templates/variables/meeting-variables.js';

/** The method of a mail's calendar file. */
export type MeetingMethod = 'REQUEST' | 'CANCEL';

/** Writes mails about meetings, with their calendar files, from the rows as they are at the moment of sending. */
@Injectable()
export class MeetingMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when it is out of date: a newer mail reports the later change (decisions 6.8). */
  async write(
    em: EntityManager,
    { data, link, recipient_id }: QueuedMail,
    template: MeetingTemplateName,
    person: Person | undefined,
  ): Promise<MailDraft | undefined> {
    const meeting = await findMeetingRow(em, data['meeting_id'] ?? '');
    const request = meeting && (await findConsultationRow(em, meeting.consultation_id));
    if (!meeting || !request || !meetingTemplates[template].holds(meeting, new Date())) return undefined;
    const side = recipient_id === meeting.customer_id ? 'customer' : 'staff';
    const news: MeetingNews = { meeting, request, side, data };
    const url = template === 'meeting_hold' ? this.confirmUrl(meeting) : `${this.config.publicUrl}${link}`;
    const method = data['method'] as MeetingMethod | undefined;
    const firstName = safeFirstName(person?.first_name ?? null);
    const content = {
      ...meetingMail(template, news, firstName, url),
      ...(method ? { calendar: invitation(news, method) } : {}),
    };
    return { template, content, variables: meetingVariables(news, firstName) };
  }

  private confirmUrl({ id, held_until, starts_at }: MeetingRow): string {
    const token = issueMeetingToken(id, held_until ?? new Date(), this.config.appSecret);
    return confirmMeetingUrl(this.config.publicUrl, token, starts_at);
  }
}

/**
 * The calendar file for this reader. A replaced host gets that of the old row, whose sequence is that of the invitation
 * to be withdrawn.
 */
function invitation({ meeting, request, side }: MeetingNews, method: MeetingMethod): NonNullable<Mail['calendar']> {
  const sequence = meeting.status === 'rescheduled' ? meeting.sequence + 1 : meeting.sequence;
  return { method, ...calendarOf({ ...meeting, sequence, consultation_title: topicOf(request, side) }, method) };
}
