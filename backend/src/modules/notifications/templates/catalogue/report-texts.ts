import { letters, variable, type TemplateTexts } from './template-definition.js';

const report = letters({ category: 'reports', recipients: 'The owner of the schedule' });

export const reportTexts = {
  monthly_report: report({
    category: 'projects',
    recipients: 'The primary contacts of the company',
    label: 'Monthly service report',
    description: 'The monthly report sent by an admin, as a PDF. Sent at once.',
    variables: [
      variable('month', 'Month of the report', 'October 2026'),
      variable('company', 'Company name', 'Harbor Bakery'),
      variable(
        'summary',
        'Summary of the report, as the admin edited it; may be empty',
        'In October 2026 we completed 12 tasks and took up 3 support tickets of yours.',
        true,
      ),
    ],
    title: 'Your service report for {{ month }}',
    body: [
      'Here is what we did for {{ company }} in {{ month }}.',
      '{{ summary }}',
      'The whole report is attached as a PDF.',
    ],
    action: 'See the report',
  }),
  scheduled_report: report({
    recipients: 'The recipients of the schedule who may read the report',
    label: 'Scheduled report',
    description: 'The file of a scheduled report. Sent at once.',
    variables: [
      variable('about', 'Report title and period', 'Task throughput, October 1, 2026 – October 31, 2026'),
      variable('report', 'Report title', 'Task throughput'),
      variable('period', 'Period of the report; may be empty', 'October 1, 2026 – October 31, 2026'),
      variable('rows', 'Number of rows, in words', '12 rows'),
      variable('place', 'Place of the file, as a sentence: attached or in the portal', 'It is attached.', true),
      variable('when', 'Schedule, in words', 'every Monday at 8:00 AM Eastern', true),
      variable('scheduled_by', 'Name of the person who scheduled it; “you” for that person', 'Avery Cole', true),
    ],
    title: '{{ about }}',
    body: [
      'Here is your report “{{ about }}”: {{ rows }}. {{ place }}',
      'You get it {{ when }}, as {{ scheduled_by }} scheduled it.',
    ],
    action: 'See the report',
  }),
  report_schedule_problem: report({
    label: 'Scheduled report failed',
    description: 'A scheduled report failed or was paused, or a recipient may no longer read it.',
    variables: [
      variable('report', 'Report title', 'Task throughput'),
      variable('problem', 'Problems, one per line', 'Dana Whitfield: May not run this report', true),
    ],
    title: 'The scheduled report “{{ report }}” needs a look',
    body: ['The scheduled report “{{ report }}” did not go out as set up.', '{{ problem }}'],
    action: 'See your scheduled reports',
  }),
} satisfies TemplateTexts;
