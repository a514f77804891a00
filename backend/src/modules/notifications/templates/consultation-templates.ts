import { brand, type ConsultationStatus } from '@portal/contracts';
import { statusSentence, statusTitle, typeLabels } from './consultation-labels.js';
import { greeting } from './first-name.js';
import type { ConsultationTemplateName, Template, TemplateInput } from './template.js';

/** A visitor can type any text under any name: only requests of signed-in users are quoted. */
const quotedTitle = ({ request }: TemplateInput): [string, string][] =>
  request.source === 'public' ? [] : [['Subject', request.title]];

const welcome: Template = {
  signsIn: true,
  render: (input) => ({
    subject: `We have your request ${input.request.reference}`,
    paragraphs: [
      greeting(input.firstName),
      `Thank you for asking ${brand.name} for a consultation. ${brand.promises.contact}`,
      'We opened an account for this e-mail address. Sign in to follow your request and answer us; there is no password to remember.',
    ],
    facts: [['Reference', input.request.reference]],
    action: { label: 'Sign in and see your request', url: input.url },
    note: 'The link works once, for 10 minutes; the page offers a new one afterwards. If you did not ask us, ignore this mail.',
  }),
};

const received: Template = {
  signsIn: false,
  render: (input) => ({
    subject: `We have your request ${input.request.reference}`,
    paragraphs: [
      greeting(input.firstName),
      `Thank you for asking ${brand.name} for a consultation. ${brand.promises.contact}`,
    ],
    facts: [['Reference', input.request.reference], ...quotedTitle(input)],
    action: { label: 'See your request', url: input.url },
    note: 'If you did not ask us, please tell us by answering this mail.',
  }),
};

const alert: Template = {
  signsIn: false,
  render: ({ request, url }) => ({
    subject: `${request.urgency === 'urgent' || request.consultation_type === 'emergency_assessment' ? 'URGENT: ' : ''}New request ${request.reference}: ${typeLabels[request.consultation_type]}`,
    paragraphs: [
      `${request.name} asks for a consultation. We promised an answer within 24 hours.`,
      request.description,
    ],
    facts: [
      ['Subject', request.title],
      ['Name', request.name],
      ['E-mail', request.email],
      ['Phone', request.phone ?? 'not given'],
      ['Company', request.company ?? 'not given'],
      ['Urgency', request.urgency],
      ['Answer by', request.preferred_contact_method],
    ],
    action: { label: 'Open the request', url },
  }),
};

const statusChanged: Template = {
  signsIn: false,
  render: (input) => {
    const to = input.data['to'] as ConsultationStatus;
    const reason = to === 'declined' && input.request.decline_reason ? [input.request.decline_reason] : [];
    return {
      subject: statusTitle(input.request, to),
      paragraphs: [greeting(input.firstName), statusSentence(input.request, to), ...reason],
      facts: [['Reference', input.request.reference], ...quotedTitle(input)],
      action: { label: 'See your request', url: input.url },
    };
  },
};

/** An admin's reply. It quotes nothing that a visitor typed, and its text is the admin's. */
const replied: Template = {
  signsIn: false,
  render: (input) => ({
    subject: `We replied to your request ${input.request.reference}`,
    paragraphs: [greeting(input.firstName), ...replyOf(input)],
    facts: [['Reference', input.request.reference], ...quotedTitle(input)],
    action: { label: 'Answer on the page of your request', url: input.url },
  }),
};

/** The same for an account that has never signed in. */
const repliedToInvited: Template = {
  signsIn: true,
  render: (input) => ({
    ...replied.render(input),
    action: { label: 'Sign in and answer', url: input.url },
    note: 'The link works once, for 10 minutes; the page offers a new one afterwards. If you did not ask us, ignore this mail.',
  }),
};

const answered: Template = {
  signsIn: false,
  render: (input) => ({
    subject: `${input.request.name} answered in ${input.request.reference}`,
    paragraphs: replyOf(input),
    facts: [
      ['Subject', input.request.title],
      ['Name', input.request.name],
      ['Company', input.request.company ?? 'not given'],
    ],
    action: { label: 'Open the request', url: input.url },
  }),
};

/** What was written, under who wrote it. */
const replyOf = ({ reply }: TemplateInput): string[] =>
  reply ? [`${reply.author || brand.name} wrote:`, reply.note] : [];

/** Every mail about consultations. */
export const templates: Readonly<Record<ConsultationTemplateName, Template>> = {
  welcome,
  consultation_received: received,
  consultation_alert: alert,
  consultation_status: statusChanged,
  consultation_reply: replied,
  consultation_reply_welcome: repliedToInvited,
  consultation_answer: answered,
};
