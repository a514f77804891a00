import { brand } from '@portal/contracts';
import { letters, notices, variable, type TemplateTexts } from './template-definition.js';

const reference = variable('reference', 'Request number', 'C-2026-0042');
const wrote = [
  variable('author', 'Author of the message', 'Avery Cole', true),
  variable('message', 'Message', 'We can be there on Thursday. Does the morning suit you?', true),
];
const WROTE = ['{{ author }} wrote:', '{{ message }}'];
const reply = {
  isDirect: true,
  variables: wrote,
  title: 'We replied to your request {{ reference }}',
  body: WROTE,
} as const;
const toCustomer = letters({ category: 'consultations', recipients: 'The requester', variables: [reference] });
const toStaff = notices({ category: 'consultations', recipients: 'Every admin', action: 'Open the request' });
const thanks = `Thank you for asking ${brand.name} for a consultation. ${brand.promises.contact}`;
const STATUS = [
  '{% if became == "project" %}Your request {{ reference }} became a project',
  '{% elsif became == "deal" %}We are preparing an offer for your request {{ reference }}',
  '{% else %}Your request {{ reference }} is {{ status }}{% endif %}',
].join('');
const STATUS_SENTENCE = [
  '{% if became == "project" %}We set up a project for what you asked. You follow its plan and progress there.',
  '{% elsif became == "deal" %}We are writing an offer for what you asked. You get it by e-mail.',
  '{% elsif status == "pending" %}Your request is waiting for us.',
  '{% elsif status == "in progress" %}We are working on your request.',
  '{% elsif status == "scheduled" %}Your consultation is scheduled.',
  '{% elsif status == "completed" %}Your consultation is completed. Thank you for your time.',
  '{% elsif status == "declined" %}We are sorry, but we cannot take on this request.',
  '{% elsif status == "cancelled" %}Your request is cancelled.{% endif %}',
].join('\n');

export const consultationTexts = {
  welcome: toCustomer({
    isDirect: true,
    label: 'Request received, new account',
    description: 'Confirms a request from a person without an account; its button signs in.',
    title: 'We have your request {{ reference }}',
    body: [
      thanks,
      'We opened an account for this e-mail address. Sign in to follow your request and answer us; there is no password to remember.',
    ],
    action: 'Sign in and see your request',
  }),
  consultation_received: toCustomer({
    isDirect: true,
    label: 'Request received',
    description: 'Confirms a request for an existing account.',
    title: 'We have your request {{ reference }}',
    body: [thanks],
    action: 'See your request',
  }),
  consultation_alert: toStaff({
    label: 'New request',
    description: 'Notifies the team of a request; an urgent one also goes to the on-call address.',
    variables: [
      reference,
      variable('name', 'Customer’s name', 'Dana Whitfield'),
      variable('type', 'Type of consultation', 'Strategy consultation'),
      variable('urgent', 'Whether the request is urgent or an emergency', false),
      variable('description', 'Description of the request', 'Our wireless network drops twice a day.', true),
    ],
    subject: '{% if urgent %}URGENT: {% endif %}New request {{ reference }}: {{ type }}',
    title: 'New request {{ reference }} from {{ name }}',
    body: ['{{ name }} asks for a consultation. We promised an answer within 24 hours.', '{{ description }}'],
  }),
  consultation_status: toCustomer({
    label: 'Request status changed',
    description: 'The status of a request changed: in progress, scheduled, completed, declined or cancelled.',
    variables: [
      variable('status', 'New status', 'in progress'),
      variable('became', 'Record made of the request: “project” or “deal”; empty for none', ''),
      variable('reason', 'Reason for the decline; may be empty', '', true),
    ],
    title: STATUS,
    body: [STATUS_SENTENCE, '{{ reason }}'],
    action: 'See your request',
  }),
  consultation_reply: toCustomer({
    ...reply,
    label: 'Reply to a request',
    description: 'An admin’s reply in the conversation of a request, with its text.',
    action: 'Open your request',
  }),
  consultation_reply_welcome: toCustomer({
    ...reply,
    label: 'Reply to a request, first sign-in',
    description: 'The same for a person who has never signed in; its button signs in.',
    action: 'Sign in and answer',
  }),
  consultation_answer: toStaff({
    isDirect: true,
    label: 'Customer reply to a request',
    description: 'A customer’s reply in the conversation of a request.',
    recipients: 'The assigned admin and participating admins, else every admin',
    variables: [reference, variable('name', 'Customer’s name', 'Dana Whitfield'), ...wrote],
    title: '{{ name }} answered in {{ reference }}',
    body: WROTE,
  }),
  consultation_note: toStaff({
    isDirect: true,
    label: 'Internal note in a request',
    description: 'An admin’s internal note in the conversation of a request.',
    recipients: 'The assigned admin and those the note mentions',
    variables: [reference, ...wrote],
    title: 'Note in {{ reference }}',
    body: WROTE,
  }),
} satisfies TemplateTexts;

export type ConsultationTemplateName = keyof typeof consultationTexts;
