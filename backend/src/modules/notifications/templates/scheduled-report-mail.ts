import type { ReportParams } from '@portal/contracts';
import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { TextVariables } from '../../../infrastructure/message-texts/index.js';
import { formatDay } from '../../../infrastructure/wording/american-formats.js';
import { greeting } from './first-name.js';

/** What the mail says of a report that was scheduled. */
export interface ScheduledReportNews {
  report: string;
  /** "October 1, 2026 – October 31, 2026"; empty for a report without a period. */
  period: string;
  /** "12 rows" */
  rows: string;
  /** Where the file is. */
  place: string;
  /** "every Monday at 8:00 AM Eastern" */
  when: string;
  /** A name, or “you”. */
  scheduled_by: string;
}

/** "October 1, 2026 – October 31, 2026", "as of October 31, 2026"; empty for a report without a period. */
export function reportPeriodText({ from, to, as_of: asOf }: ReportParams): string {
  if (asOf !== undefined) return `as of ${formatDay(asOf)}`;
  if (from === undefined || to === undefined) return '';
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

export const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`);

const about = ({ report, period }: Pick<ScheduledReportNews, 'report' | 'period'>): string =>
  period === '' ? report : `${report}, ${period}`;

/** The subject, and the line behind the bell. */
export const scheduledReportTitle = about;

/** The mail with the file of a scheduled report, in the built-in words. */
export const scheduledReportMail = (
  news: ScheduledReportNews,
  { firstName, url }: { firstName: string; url: string },
): MailContent => ({
  subject: scheduledReportTitle(news),
  paragraphs: [
    greeting(firstName),
    `Here is your report “${about(news)}”: ${news.rows}. ${news.place}`,
    `You get it ${news.when}, as ${news.scheduled_by} scheduled it.`,
  ],
  action: { label: 'See the report', url },
});

export const scheduledReportVariables = (news: ScheduledReportNews, firstName: string): TextVariables => ({
  ...news,
  about: about(news),
  greeting: greeting(firstName),
  first_name: firstName,
});

/** What the owner of a schedule is told. */
export interface ScheduleProblemNews {
  report: string;
  /** One or several lines. */
  problem: string;
}

export const scheduleProblemTitle = ({ report }: Pick<ScheduleProblemNews, 'report'>): string =>
  `The scheduled report “${report}” needs a look`;

export const scheduleProblemMail = (
  news: ScheduleProblemNews,
  { firstName, url }: { firstName: string; url: string },
): MailContent => ({
  subject: scheduleProblemTitle(news),
  paragraphs: [greeting(firstName), `The scheduled report “${news.report}” did not go out as set up.`, news.problem],
  action: { label: 'See your scheduled reports', url },
});

export const scheduleProblemVariables = (news: ScheduleProblemNews, firstName: string): TextVariables => ({
  ...news,
  greeting: greeting(firstName),
  first_name: firstName,
});
