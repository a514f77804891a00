import { brand, MEETING_HOLD_MINUTES } from '@portal/contracts';
import { greetingVariables, letters, paragraphs, variable, type TemplateTexts } from './template-definition.js';

const variables = [
  variable(
    'meeting',
    'Meeting in one line: topic and time; for admins with the customer’s name',
    'Network, Tue, Mar 16, 11:00 AM EDT',
  ),
  variable('topic', 'Topic of the meeting', 'Network'),
  variable('time', 'Time of the meeting, in the reader’s time zone', 'Tue, Mar 16, 11:00 AM EDT'),
  variable('for_admin', 'Whether the reader is an admin', false),
  variable('customer_name', 'Customer’s name', 'Dana Whitfield'),
  variable('host_name', 'Host’s name', 'Avery Cole'),
  variable('proposed', 'Whether the time is not confirmed yet', false),
  variable('proposed_by', 'Name of the side that proposed the time', brand.shortName),
  variable('answer_expected', 'Whether the reader is asked to confirm the time', true),
];
const ANSWER =
  '{% if answer_expected %}Answer the proposal{% elsif for_admin %}Open the request{% else %}See your meeting{% endif %}';
const about = letters({
  category: 'meetings',
  recipients: 'The customer, the host and the assigned admin',
  variables,
  action: '{% if for_admin %}Open the request{% else %}See your meeting{% endif %}',
});
const WHO_CONFIRMS = [
  '{% if answer_expected %}Please confirm the time, or name another one.',
  '{% elsif for_admin %}{{ customer_name }} is asked to confirm it.',
  '{% else %}We will confirm it, or name another one.{% endif %}',
].join('');

export const meetingTexts = {
  meeting_hold: {
    category: 'meetings',
    isDirect: true,
    label: 'Confirm the meeting time',
    description: 'Asks a visitor to confirm the chosen time; its button opens the confirmation page.',
    recipients: 'The visitor who chose the time',
    variables: [
      ...greetingVariables,
      variable('time', 'Time of the meeting, in the reader’s time zone', 'Tue, Mar 16, 11:00 AM EDT'),
      variable('held_until', 'End of the hold', '10:15 AM EDT'),
    ],
    text: {
      subject: 'Please confirm your time: {{ time }}',
      body: paragraphs(
        '{{ greeting }}',
        `We hold this time for you for ${MEETING_HOLD_MINUTES} minutes, until {{ held_until }}. Please confirm it: then it is yours, and a calendar invite follows.`,
      ),
      action: 'Confirm this time',
    },
  },
  meeting_proposed: about({
    label: 'Meeting proposed',
    description: 'One side proposed a time.',
    title: 'Proposed: {{ meeting }}',
    body: [`{{ proposed_by }} proposes this time for a meeting. ${WHO_CONFIRMS}`],
    action: ANSWER,
  }),
  meeting_confirmed: about({
    label: 'Meeting confirmed',
    description: 'A meeting was confirmed; the calendar file is attached.',
    title: 'Confirmed: {{ meeting }}',
    body: ['The meeting is set. The calendar file comes with this mail.'],
  }),
  meeting_changed: about({
    label: 'Meeting changed',
    description: 'The place or mode of a meeting changed, not its time.',
    title: 'Changed: {{ meeting }}',
    body: ['How or where we meet has changed; the time stays. The calendar file comes with this mail.'],
  }),
  meeting_moved: about({
    label: 'Meeting rescheduled',
    description: 'A new time was set or proposed.',
    title: '{% if proposed %}New time proposed{% else %}New time{% endif %}: {{ meeting }}',
    body: [
      `{% if proposed %}The meeting is to take place at another time. ${WHO_CONFIRMS}{% else %}The meeting takes place at another time. The calendar file that comes with this mail moves your entry.{% endif %}`,
    ],
    action: ANSWER,
  }),
  meeting_declined: about({
    label: 'Meeting declined',
    description: 'A proposed time was declined.',
    title: 'Declined: {{ meeting }}',
    body: [
      '{% if for_admin %}This time does not suit. The request waits for another one.{% else %}This time does not suit us. Please pick another one.{% endif %}',
    ],
  }),
  meeting_cancelled: about({
    label: 'Meeting cancelled',
    description: 'A meeting was cancelled, or another admin hosts it.',
    variables: [variable('other_host', 'Whether another admin hosts the meeting now', false)],
    title: 'Cancelled: {{ meeting }}',
    body: [
      '{% if other_host and for_admin %}Somebody else meets the customer now.{% else %}This meeting does not take place.{% endif %}',
    ],
  }),
  meeting_reminder: about({
    label: 'Meeting reminder',
    description: 'Sent a day and an hour before a meeting.',
    recipients: 'The customer and the host',
    variables: [variable('in_an_hour', 'Whether the meeting starts in an hour; otherwise tomorrow', true)],
    title: '{% if in_an_hour %}In an hour{% else %}Tomorrow{% endif %}: {{ meeting }}',
    body: [
      '{% if for_admin %}This meeting is coming up.{% else %}We look forward to meeting you. If the time no longer suits, please tell us or pick another one.{% endif %}',
    ],
  }),
} satisfies TemplateTexts;

export type MeetingTemplateName = keyof typeof meetingTexts;
