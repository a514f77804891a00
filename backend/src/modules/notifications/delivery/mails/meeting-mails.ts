import { Injectable } from '@nestjs/common';
import { brand } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import type { MailCalendar } from '../../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { findConsultationRow, type ConsultationRow } from '../../../consultations/index.js';
import {
  calendarOf,
  confirmMeetingUrl,
  findMeetingRow,
  issueMeetingToken,
  type MeetingRow,
} from '../../../meetings/index.js';
import { meetingTexts, type MeetingTemplateName } from '../../templates/catalogue/meeting-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import {
  clockTime,
  factsOf,
  longTime,
  modeLabels,
  shortTime,
  topicOf,
  zoneOf,
  type MeetingSide,
} from '../../templates/labels.js';
import { WritesMails, type MailDraft, type MailRequest } from '../writes-mails.decorator.js';

/** A meeting as one recipient's mail shows it. */
export interface MeetingNews {
  meeting: MeetingRow;
  request: ConsultationRow;
  side: MeetingSide;
  data: Record<string, string>;
}

/** Writes mails about meetings, with their calendar files, from the rows as they are at the moment of sending. */
@Injectable()
export class MeetingMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when it is out of date: a newer mail reports the later change (decisions 6.8). */
  @WritesMails(namesOf(meetingTexts))
  async write({ em, mail, template }: MailRequest<MeetingTemplateName>): Promise<MailDraft | undefined> {
    const { data, recipient_id } = mail;
    const meeting = await findMeetingRow(em, data['meeting_id'] ?? '');
    const request = meeting && (await findConsultationRow(em, meeting.consultation_id));
    if (!meeting || !request || !isStillTrue(template, meeting, new Date())) return undefined;
    const side = recipient_id === meeting.customer_id ? 'customer' : 'staff';
    const news: MeetingNews = { meeting, request, side, data };
    const method = data['method'] as MailCalendar['method'] | undefined;
    return {
      template,
      frame: {
        ...(template === 'meeting_hold' ? this.frameOfHold(news) : { facts: allFactsOf(news) }),
        ...(method ? { calendar: invitation(news, method) } : {}),
      },
      variables: meetingVariables(news),
    };
  }

  /** The holder of a slot is unverified: no typed text is quoted. */
  private frameOfHold({ meeting, side }: MeetingNews): MailFrame {
    const token = issueMeetingToken(meeting.id, meeting.held_until ?? new Date(), this.config.appSecret);
    return {
      facts: [
        ['When', longTime(meeting, zoneOf(meeting, side))],
        ['How', modeLabels[meeting.mode]],
        ['Reference', meeting.consultation_reference],
      ],
      actionUrl: confirmMeetingUrl(this.config.publicUrl, token, meeting.starts_at),
      note: 'Opening the link confirms nothing yet; the button on its page does. If you did not ask us, ignore this mail: nothing will happen.',
    };
  }
}

/**
 * The calendar file for this reader. A replaced host gets that of the old row, whose sequence is that of the invitation
 * to be withdrawn.
 */
function invitation({ meeting, request, side }: MeetingNews, method: MailCalendar['method']): MailCalendar {
  const sequence = meeting.status === 'rescheduled' ? meeting.sequence + 1 : meeting.sequence;
  return { method, ...calendarOf({ ...meeting, sequence, consultation_title: topicOf(request, side) }, method) };
}

const isOpen = ({ status }: MeetingRow): boolean => status === 'proposed' || status === 'confirmed';

const conditions: Readonly<Record<MeetingTemplateName, (meeting: MeetingRow, now: Date) => boolean>> = {
  meeting_hold: ({ status, held_until }, now) =>
    status === 'proposed' && held_until !== null && new Date(held_until) > now,
  meeting_proposed: ({ status }) => status === 'proposed',
  meeting_confirmed: ({ status }) => status === 'confirmed',
  meeting_changed: isOpen,
  meeting_moved: isOpen,
  meeting_declined: ({ status }) => status === 'declined',
  meeting_cancelled: ({ status }) => status === 'cancelled' || status === 'rescheduled',
  meeting_reminder: ({ status, starts_at }, now) => status === 'confirmed' && new Date(starts_at) > now,
};

/** Whether the mail is still true when it goes out. */
export const isStillTrue = (template: MeetingTemplateName, meeting: MeetingRow, now: Date): boolean =>
  conditions[template](meeting, now);

/** The variables of a title, and of a mail, about a meeting. */
export function meetingVariables({ meeting, request, side, data }: MeetingNews): TextVariables {
  const zone = zoneOf(meeting, side);
  const [topic, time] = [topicOf(request, side), shortTime(meeting.starts_at, zone)];
  return {
    meeting: `${side === 'staff' ? `${meeting.customer_name}, ` : ''}${topic}, ${time}`,
    topic,
    time,
    for_admin: side === 'staff',
    customer_name: meeting.customer_name,
    host_name: meeting.host_name,
    proposed: meeting.status === 'proposed',
    proposed_by: meeting.proposed_by === 'admin' ? brand.shortName : meeting.customer_name,
    answer_expected: meeting.status === 'proposed' && (meeting.proposed_by === 'admin') === (side === 'customer'),
    other_host: meeting.status === 'rescheduled',
    in_an_hour: data['hours_before'] === '1',
    held_until: clockTime(meeting.held_until ?? meeting.starts_at, zone),
  };
}

const allFactsOf = ({ meeting, request, side, data }: MeetingNews): [string, string][] =>
  factsOf([
    ['When', longTime(meeting, zoneOf(meeting, side))],
    ['How', modeLabels[meeting.mode]],
    ['Where', meeting.location],
    ['Join', meeting.mode === 'video' && isOpen(meeting) ? meeting.meeting_url : null],
    ['With', side === 'staff' ? `${meeting.customer_name}, ${meeting.customer_email}` : meeting.host_name],
    ['Host', side === 'staff' ? meeting.host_name : null],
    ['About', topicOf(request, side)],
    ['Agenda', meeting.agenda],
    ['Reason', data['reason'] ?? meeting.cancel_reason],
    ['Reference', meeting.consultation_reference],
  ]);
