import { brand } from '@portal/contracts';
import { greetingVariables, paragraphs, variable, type TemplateTexts } from './template-definition.js';

const lines = [
  ...greetingVariables,
  variable('count', 'Number of updates', 3, true),
  variable('updates', 'Number of updates, in words', '3 updates', true),
];

/** The frames of mails with several lines, each with a template of its own. */
export const digestTexts = {
  news: {
    label: 'Several updates',
    description:
      'The mail with several updates of one record, each a line with its own template. The lines follow the text.',
    category: 'projects',
    recipients: 'The recipients of the updates',
    variables: [
      ...lines,
      variable('first', 'First update', 'Avery Cole gave you the task “Order the switches”', true),
      variable('about', 'Name of the record', 'New office network', true),
    ],
    text: {
      subject: '{% if count == 1 %}{{ first }}{% else %}{{ updates }} on {{ about }}{% endif %}',
      body: '{{ greeting }}',
      action: 'See it in the portal',
    },
  },
  digest: {
    label: 'Hourly or daily digest',
    description: 'All updates since the last digest, grouped by record. The lines follow the text.',
    category: 'projects',
    recipients: 'People who chose hourly or daily mail',
    variables: [...lines, variable('period', 'Period: “hour” or “day”', 'day', true)],
    text: {
      subject: `Your {{ period }} at ${brand.shortName}: {{ updates }}`,
      body: paragraphs('{{ greeting }}', 'This is what happened since the last mail.'),
      action: 'See it in the portal',
    },
  },
} satisfies TemplateTexts;
