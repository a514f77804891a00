import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import type { Mail } from '../../../../infrastructure/mail/index.js';
import { findConsultationRow } from '../../../consultations/index.js';
import {
  calendarOf,
  confirmMeetingUrl,
  findMeetingRow,
  issueMeetingToken,
  type MeetingRow,
} from '../../../meetings/index.js';
import type { MailDraft } from '../mail-draft.js';
import { meetingTexts, type MeetingTemplateName } from '../../templates/catalogue/meeting-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { safeFirstName } from '../../templates/first-name.js';
import { isStillTrue, meetingFrame, meetingVariables, type MeetingNews } from '../../templates/meeting-mail.js';
import { topicOf } from '../../templates/meeting-labels.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** The method of a mail's calendar file. */
export type MeetingMethod = 'REQUEST' | 'CANCEL';

/** Writes mails about meetings, with their calendar files, from the rows as they are at the moment of sending. */
@Injectable()
export class MeetingMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when it is out of date: a newer mail reports the later change (decisions 6.8). */
  @WritesMails(namesOf(meetingTexts))
  async write({ em, mail, template, person }: MailRequest<MeetingTemplateName>): Promise<MailDraft | undefined> {
    const { data, link, recipient_id } = mail;
    const meeting = await findMeetingRow(em, data['meeting_id'] ?? '');
    const request = meeting && (await findConsultationRow(em, meeting.consultation_id));
    if (!meeting || !request || !isStillTrue(template, meeting, new Date())) return undefined;
    const side = recipient_id === meeting.customer_id ? 'customer' : 'staff';
    const news: MeetingNews = { meeting, request, side, data };
    const url = template === 'meeting_hold' ? this.confirmUrl(meeting) : `${this.config.publicUrl}${link}`;
    const method = data['method'] as MeetingMethod | undefined;
    return {
      template,
      frame: { ...meetingFrame(template, news, url), ...(method ? { calendar: invitation(news, method) } : {}) },
      variables: meetingVariables(news, safeFirstName(person?.first_name ?? null)),
    };
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
