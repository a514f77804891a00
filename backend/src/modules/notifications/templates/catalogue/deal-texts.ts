import { lines, variable, type TemplateTexts } from './template-definition.js';

const who = variable('who', 'Name of the person who acted, as the reader sees it', 'Avery Cole');
const deal = variable('deal', 'Deal number and title', 'D-2026-0007 “Managed care”');
const document = variable('document', 'Document title', 'Service agreement');
const toCustomer = lines({ category: 'approvals', recipients: 'The customer of the deal', variables: [who, deal] });
const toAdmins = lines({ category: 'approvals', recipients: 'Every admin', variables: [who, deal] });

export const dealTexts = {
  deal_sent: toCustomer({
    label: 'Offer sent',
    description: 'Asks the customer to read and accept an offer.',
    title: 'Please read and accept {{ deal }}',
  }),
  deal_accepted: toAdmins({
    label: 'Offer accepted',
    description: 'The customer accepted an offer.',
    variables: [variable('recorded_for', 'Name of the person who accepted, if an admin recorded it; else empty', '')],
    title:
      '{% if recorded_for != "" %}{{ who }} recorded that {{ recorded_for }} accepted {{ deal }}{% else %}{{ who }} accepted {{ deal }}{% endif %}',
  }),
  deal_declined: toAdmins({
    label: 'Offer declined',
    description: 'The customer declined an offer; the mail includes the reason.',
    title: '{{ who }} declined {{ deal }}',
  }),
  deal_state: toCustomer({
    label: 'Deal status changed',
    description: 'A deal is active, paused, ended, completed or no longer offered.',
    variables: [variable('state', 'New status, as part of a sentence', 'is active')],
    title: 'Your deal {{ deal }} {{ state }}',
  }),
  deal_planned: toCustomer({
    label: 'Deal change planned',
    description: 'A pause or an end of a deal was planned, or the plan was cancelled.',
    variables: [variable('plan', 'Planned change, as part of a sentence', 'will be paused on March 31, 2026')],
    title: 'Your deal {{ deal }} {{ plan }}',
  }),
  document_sent: toCustomer({
    label: 'Document sent',
    description: 'A document to read or sign.',
    variables: [document, variable('to_sign', 'Whether the document needs a signature', true)],
    title:
      '{% if to_sign %}Please read and sign “{{ document }}”{% else %}You have a new document: “{{ document }}”{% endif %}',
  }),
  document_voided: toCustomer({
    label: 'Document voided',
    description: 'A document was voided.',
    variables: [document],
    title: '{{ who }} took “{{ document }}” back',
  }),
  document_signed: toAdmins({
    label: 'Document signed',
    description: 'The customer signed a document.',
    variables: [document],
    title: '{{ who }} signed “{{ document }}”',
  }),
  document_declined: toAdmins({
    label: 'Signature declined',
    description: 'The customer declined to sign a document.',
    variables: [document],
    title: '{{ who }} declined to sign “{{ document }}”',
  }),
} satisfies TemplateTexts;

export type DealTemplateName = keyof typeof dealTexts;
