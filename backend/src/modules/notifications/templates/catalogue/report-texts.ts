import type { MonthlyReportTemplateName } from '../template.js';
import { greetingVariables, paragraphs, variable, type TemplateDefinition } from './template-definition.js';

export const reportTexts: Readonly<Record<MonthlyReportTemplateName, TemplateDefinition>> = {
  monthly_report: {
    category: 'projects',
    recipients: 'The primary contacts of the company',
    label: 'Monthly service report',
    description: 'Brings the report of a month that an admin sent, as a PDF. Goes at once.',
    variables: [
      ...greetingVariables,
      variable('month', 'The month of the report', 'October 2026'),
      variable('company', 'The company it is about', 'Harbor Bakery'),
      variable(
        'summary',
        'The report in short, as the admin left it; may be empty',
        'In October 2026 we completed 12 tasks and took up 3 support tickets of yours.',
        true,
      ),
    ],
    text: {
      subject: 'Your service report for {{ month }}',
      title: 'Your service report for {{ month }}',
      body: paragraphs(
        '{{ greeting }}',
        'Here is what we did for {{ company }} in {{ month }}.',
        '{{ summary }}',
        'The whole report is attached as a PDF.',
      ),
      action: 'See the report',
    },
  },
};
