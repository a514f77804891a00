import { brand } from '@portal/contracts';
import type { MailFrame, TextVariables } from '../../../infrastructure/message-texts/index.js';
import type { ConsultationRow } from '../../consultations/index.js';
import type { MeetingRow } from '../../meetings/index.js';
import type { MeetingTemplateName } from './catalogue/meeting-texts.js';
import { readerVariables } from './first-name.js';
import { clockTime, longTime, modeLabels, shortTime, topicOf, zoneOf, type MeetingSide } from './meeting-labels.js';

/** A meeting as one recipient's mail shows it. */
export interface MeetingNews {
  meeting: MeetingRow;
  request: ConsultationRow;
  side: MeetingSide;
  data: Record<string, string>;
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

/** The variables of a title about a meeting. */
export function meetingTitleVariables({ meeting, request, side, data }: MeetingNews): TextVariables {
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

/** The variables of a mail about a meeting. */
export const meetingVariables = (news: MeetingNews, firstName: string): TextVariables => ({
  ...meetingTitleVariables(news),
  ...readerVariables(firstName),
});

/** The frame of a mail about a meeting. */
export const meetingFrame = (template: MeetingTemplateName, news: MeetingNews, actionUrl: string): MailFrame =>
  template === 'meeting_hold'
    ? {
        facts: factsOfHold(news),
        actionUrl,
        note: 'Opening the link confirms nothing yet; the button on its page does. If you did not ask us, ignore this mail: nothing will happen.',
      }
    : { facts: factsOf(news), actionUrl };

/** The holder of a slot is unverified: no typed text is quoted. */
const factsOfHold = ({ meeting, side }: MeetingNews): [string, string][] => [
  ['When', longTime(meeting, zoneOf(meeting, side))],
  ['How', modeLabels[meeting.mode]],
  ['Reference', meeting.consultation_reference],
];

function factsOf({ meeting, request, side, data }: MeetingNews): [string, string][] {
  const facts: [string, string | null][] = [
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
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
