import { brand, MEETING_HOLD_MINUTES } from '@portal/contracts';
import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { ConsultationRow } from '../../consultations/index.js';
import type { MeetingRow } from '../../meetings/index.js';
import { greeting } from './first-name.js';
import { clockTime, longTime, modeLabels, shortTime, topicOf, zoneOf, type MeetingSide } from './meeting-labels.js';
import type { MeetingTemplateName } from './template.js';

/** A meeting as one recipient's mail shows it. */
export interface MeetingNews {
  meeting: MeetingRow;
  request: ConsultationRow;
  side: MeetingSide;
  data: Record<string, string>;
}

interface MeetingTemplate {
  /** The subject, and the line behind the bell. */
  title: (news: MeetingNews) => string;
  buildParagraphs: (news: MeetingNews) => string[];
  label: (news: MeetingNews) => string;
  note?: string;
  /** Whether it is still so when the mail goes out. */
  holds: (meeting: MeetingRow, now: Date) => boolean;
}

export const when = ({ meeting, side }: MeetingNews): string => shortTime(meeting.starts_at, zoneOf(meeting, side));
export const about = ({ request, side }: MeetingNews): string => topicOf(request, side);
/** "Network, Tue, Mar 16, 11:00 AM EDT", with the customer's name for admins. */
export const which = (news: MeetingNews): string =>
  `${news.side === 'staff' ? `${news.meeting.customer_name}, ` : ''}${about(news)}, ${when(news)}`;
const isOpen = ({ status }: MeetingRow): boolean => status === 'proposed' || status === 'confirmed';
/** Whether it is for the reader to confirm the time. */
export const awaitsAnswer = ({ meeting, side }: MeetingNews): boolean =>
  meeting.status === 'proposed' && (meeting.proposed_by === 'admin') === (side === 'customer');
const open = ({ side }: MeetingNews): string => (side === 'staff' ? 'Open the request' : 'See your meeting');
const answer = (news: MeetingNews): string => (awaitsAnswer(news) ? 'Answer the proposal' : open(news));

function whoConfirms(news: MeetingNews): string {
  if (awaitsAnswer(news)) return 'Please confirm the time, or name another one.';
  return news.side === 'staff'
    ? `${news.meeting.customer_name} is asked to confirm it.`
    : 'We will confirm it, or name another one.';
}

/** Every mail about meetings. */
export const meetingTemplates: Readonly<Record<MeetingTemplateName, MeetingTemplate>> = {
  meeting_hold: {
    title: (news) => `Please confirm your time: ${when(news)}`,
    buildParagraphs: ({ meeting, side }) => [
      `We hold this time for you for ${MEETING_HOLD_MINUTES} minutes, until ${clockTime(meeting.held_until ?? meeting.starts_at, zoneOf(meeting, side))}. Please confirm it: then it is yours, and a calendar invite follows.`,
    ],
    label: () => 'Confirm this time',
    note: 'Opening the link confirms nothing yet; the button on its page does. If you did not ask us, ignore this mail: nothing will happen.',
    holds: ({ status, held_until }, now) => status === 'proposed' && held_until !== null && new Date(held_until) > now,
  },
  meeting_proposed: {
    title: (news) => `Proposed: ${which(news)}`,
    buildParagraphs: (news) => [
      `${news.meeting.proposed_by === 'admin' ? brand.shortName : news.meeting.customer_name} proposes this time for a meeting. ${whoConfirms(news)}`,
    ],
    label: answer,
    holds: ({ status }) => status === 'proposed',
  },
  meeting_confirmed: {
    title: (news) => `Confirmed: ${which(news)}`,
    buildParagraphs: () => ['The meeting is set. The calendar file comes with this mail.'],
    label: open,
    holds: ({ status }) => status === 'confirmed',
  },
  meeting_changed: {
    title: (news) => `Changed: ${which(news)}`,
    buildParagraphs: () => [
      'How or where we meet has changed; the time stays. The calendar file comes with this mail.',
    ],
    label: open,
    holds: isOpen,
  },
  meeting_moved: {
    title: (news) => `${news.meeting.status === 'proposed' ? 'New time proposed' : 'New time'}: ${which(news)}`,
    buildParagraphs: (news) => [
      news.meeting.status === 'proposed'
        ? `The meeting is to take place at another time. ${whoConfirms(news)}`
        : 'The meeting takes place at another time. The calendar file that comes with this mail moves your entry.',
    ],
    label: answer,
    holds: isOpen,
  },
  meeting_declined: {
    title: (news) => `Declined: ${which(news)}`,
    buildParagraphs: ({ side }) => [
      `This time does not suit${side === 'customer' ? ' us' : ''}. ${side === 'customer' ? 'Please pick another one.' : 'The request waits for another one.'}`,
    ],
    label: open,
    holds: ({ status }) => status === 'declined',
  },
  meeting_cancelled: {
    title: (news) => `Cancelled: ${which(news)}`,
    buildParagraphs: ({ meeting, side }) => [
      meeting.status === 'rescheduled' && side === 'staff'
        ? 'Somebody else meets the customer now.'
        : 'This meeting does not take place.',
    ],
    label: open,
    holds: ({ status }) => status === 'cancelled' || status === 'rescheduled',
  },
  meeting_reminder: {
    title: (news) => `${news.data['hours_before'] === '1' ? 'In an hour' : 'Tomorrow'}: ${which(news)}`,
    buildParagraphs: ({ side }) => [
      side === 'staff'
        ? 'This meeting is coming up.'
        : 'We look forward to meeting you. If the time no longer suits, please tell us or pick another one.',
    ],
    label: open,
    holds: ({ status, starts_at }, now) => status === 'confirmed' && new Date(starts_at) > now,
  },
};

/** The mail as its reader gets it. */
export function meetingMail(
  template: MeetingTemplateName,
  news: MeetingNews,
  firstName: string,
  url: string,
): MailContent {
  const { title, buildParagraphs, label, note } = meetingTemplates[template];
  return {
    subject: title(news),
    paragraphs: [greeting(firstName), ...buildParagraphs(news)],
    facts: template === 'meeting_hold' ? factsOfHold(news) : factsOf(news),
    action: { label: label(news), url },
    ...(note ? { note } : {}),
  };
}

/** The holder of a slot is unverified: no typed text is quoted. */
const factsOfHold = ({ meeting, side }: MeetingNews): [string, string][] => [
  ['When', longTime(meeting, zoneOf(meeting, side))],
  ['How', modeLabels[meeting.mode]],
  ['Reference', meeting.consultation_reference],
];

function factsOf(news: MeetingNews): [string, string][] {
  const { meeting, side } = news;
  const facts: [string, string | null][] = [
    ['When', longTime(meeting, zoneOf(meeting, side))],
    ['How', modeLabels[meeting.mode]],
    ['Where', meeting.location],
    ['Join', meeting.mode === 'video' && isOpen(meeting) ? meeting.meeting_url : null],
    ['With', side === 'staff' ? `${meeting.customer_name}, ${meeting.customer_email}` : meeting.host_name],
    ['Host', side === 'staff' ? meeting.host_name : null],
    ['About', about(news)],
    ['Agenda', meeting.agenda],
    ['Reason', news.data['reason'] ?? meeting.cancel_reason],
    ['Reference', meeting.consultation_reference],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
