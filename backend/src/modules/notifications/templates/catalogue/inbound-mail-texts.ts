import { variable, type TemplateTexts } from './template-definition.js';

export const inboundMailTexts = {
  mail_waiting: {
    label: 'Received mail to review',
    description: 'A mail to support needs a decision. Several within two minutes are sent as one mail.',
    category: 'tickets',
    recipients: 'Every admin',
    variables: [variable('sender', 'Sender’s address', 'pat@neuse-river.example')],
    text: { title: 'A mail from {{ sender }} waits' },
  },
} satisfies TemplateTexts;
