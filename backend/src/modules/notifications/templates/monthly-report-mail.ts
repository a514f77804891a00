import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { TextVariables } from '../../../infrastructure/message-texts/index.js';
import { greeting } from './first-name.js';

/** What the mail says of a report. */
export interface ReportedMonth {
  /** "October 2026" */
  month: string;
  company: string;
  summary: string;
}

/** The subject, and the line behind the bell. */
export const monthlyReportTitle = ({ month }: Pick<ReportedMonth, 'month'>): string =>
  `Your service report for ${month}`;

/** The mail around the PDF, in the built-in words. */
export const monthlyReportMail = (
  { month, company, summary }: ReportedMonth,
  { firstName, url }: { firstName: string; url: string },
): MailContent => ({
  subject: monthlyReportTitle({ month }),
  paragraphs: [
    greeting(firstName),
    `Here is what we did for ${company} in ${month}.`,
    ...(summary === '' ? [] : [summary]),
    'The whole report is attached as a PDF.',
  ],
  action: { label: 'See the report', url },
});

export const monthlyReportVariables = (reported: ReportedMonth, firstName: string): TextVariables => ({
  ...reported,
  greeting: greeting(firstName),
  first_name: firstName,
});
