import type { DealTemplateName } from '../template.js';
import { variable, type TemplateDefinition } from './template-definition.js';

const who = variable('who', 'Who did it, by the name that the reader sees', 'Avery Cole');
const deal = variable('deal', 'The deal: number and title', 'D-2026-0007 “Managed care”');
const document = variable('document', 'The title of the document', 'Service agreement');
const LINE = 'One line; changes of two minutes come in one mail, a line each.';
const common = { category: 'approvals' } as const;
const CUSTOMER = 'The customer of the deal';
const ADMINS = 'Every admin';

export const dealTexts: Readonly<Record<DealTemplateName, TemplateDefinition>> = {
  deal_sent: {
    ...common,
    label: 'Offer sent',
    description: `Asks to read and accept an offer. ${LINE}`,
    recipients: CUSTOMER,
    variables: [who, deal],
    text: { title: 'Please read and accept {{ deal }}' },
  },
  deal_accepted: {
    ...common,
    label: 'Offer accepted',
    description: `Tells of an acceptance. ${LINE}`,
    recipients: ADMINS,
    variables: [who, deal, variable('recorded_for', 'Who accepted, where an admin recorded it; else empty', '')],
    text: {
      title:
        '{% if recorded_for != "" %}{{ who }} recorded that {{ recorded_for }} accepted {{ deal }}{% else %}{{ who }} accepted {{ deal }}{% endif %}',
    },
  },
  deal_declined: {
    ...common,
    label: 'Offer declined',
    description: `Tells that an offer was declined; the mail has the reason. ${LINE}`,
    recipients: ADMINS,
    variables: [who, deal],
    text: { title: '{{ who }} declined {{ deal }}' },
  },
  deal_state: {
    ...common,
    label: 'Deal moved on',
    description: `Tells that a deal is active, paused, ended, completed or no longer offered. ${LINE}`,
    recipients: CUSTOMER,
    variables: [who, deal, variable('state', 'What it is now', 'is active')],
    text: { title: 'Your deal {{ deal }} {{ state }}' },
  },
  deal_planned: {
    ...common,
    label: 'Deal will change',
    description: `Tells of a pause or an end to come, or that it was taken back. ${LINE}`,
    recipients: CUSTOMER,
    variables: [who, deal, variable('plan', 'What will happen', 'will be paused on March 31, 2026')],
    text: { title: 'Your deal {{ deal }} {{ plan }}' },
  },
  document_sent: {
    ...common,
    label: 'Document sent',
    description: `Tells of a document to read or sign. ${LINE}`,
    recipients: CUSTOMER,
    variables: [who, deal, document, variable('to_sign', 'Whether it is to be signed', true)],
    text: {
      title:
        '{% if to_sign %}Please read and sign “{{ document }}”{% else %}You have a new document: “{{ document }}”{% endif %}',
    },
  },
  document_voided: {
    ...common,
    label: 'Document taken back',
    description: `Tells that a document was taken back. ${LINE}`,
    recipients: CUSTOMER,
    variables: [who, deal, document],
    text: { title: '{{ who }} took “{{ document }}” back' },
  },
  document_signed: {
    ...common,
    label: 'Document signed',
    description: `Tells of a signature. ${LINE}`,
    recipients: ADMINS,
    variables: [who, deal, document],
    text: { title: '{{ who }} signed “{{ document }}”' },
  },
  document_declined: {
    ...common,
    label: 'Signature declined',
    description: `Tells that a signature was declined. ${LINE}`,
    recipients: ADMINS,
    variables: [who, deal, document],
    text: { title: '{{ who }} declined to sign “{{ document }}”' },
  },
};
