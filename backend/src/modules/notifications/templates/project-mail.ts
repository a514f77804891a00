import { brand } from '@portal/contracts';
import { joinedTexts, type MailContent, type MailText } from '../../../infrastructure/mail/index.js';
import type { TextVariables } from '../../../infrastructure/message-texts/index.js';
import { greeting } from './first-name.js';

/** One line of a mail. */
export interface MailLine {
  title: string;
  /** The record it belongs to, for example a project's name. */
  heading: string;
  /** What was written: a comment, or a text without formats. */
  quote: MailText | null;
}

interface ProjectMail {
  firstName: string;
  lines: readonly MailLine[];
  /** The page of what the mail is about. */
  url: string;
}

/** More lines aren't useful in a mail; the page shows the rest. */
const MAX_LINES = 40;
export const LONGEST_QUOTE = 600;

const CHOICE = 'In the portal you choose when mail like this comes: at once, once an hour, once a day or not at all.';

const cut = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
function told({ title, quote }: MailLine): MailText[] {
  if (!quote) return [`${title}.`];
  return typeof quote === 'string' ? [`${title}:\n${cut(quote)}`] : [`${title}:`, quote];
}
const headingsOf = (lines: readonly MailLine[]): string[] => [...new Set(lines.map(({ heading }) => heading))];
const number = (count: number): string => (count === 1 ? '1 update' : `${count} updates`);

/** What both mails are filled with, where an admin wrote their text. */
export const linesVariables = (firstName: string, lines: readonly MailLine[]): TextVariables => ({
  greeting: greeting(firstName),
  first_name: firstName,
  count: lines.length,
  updates: number(lines.length),
  first: lines[0]?.title ?? '',
  about: lines[0]?.heading ?? brand.shortName,
});

/** The lines of a mail about one record, as paragraphs. */
export const newsLines = (lines: readonly MailLine[]): MailText[] => [
  ...lines.slice(0, MAX_LINES).flatMap(told),
  ...more(lines),
];

/** A mail about one record: what happened to it, in order. */
export function newsMail({ firstName, lines, url }: ProjectMail): MailContent {
  const [first] = lines;
  const heading = first?.heading ?? brand.shortName;
  return {
    subject: first && lines.length === 1 ? first.title : `${number(lines.length)} on ${heading}`,
    paragraphs: [greeting(firstName), ...newsLines(lines)],
    facts: [['About', heading]],
    action: { label: 'See it in the portal', url },
    note: CHOICE,
  };
}

/** The mail of an hour or a day: what happened, by record. */
export function digestMail({ firstName, lines, url, period }: ProjectMail & { period: 'hour' | 'day' }): MailContent {
  const shown = lines.slice(0, MAX_LINES);
  return {
    subject: `Your ${period} at ${brand.shortName}: ${number(lines.length)}`,
    paragraphs: [greeting(firstName), 'This is what happened since the last mail.', ...more(lines)],
    facts: headingsOf(shown).map((heading) => [
      heading,
      joinedTexts(shown.filter((line) => line.heading === heading).flatMap(told)),
    ]),
    action: { label: 'See it in the portal', url },
    note: CHOICE,
  };
}

export const more = (lines: readonly MailLine[]): string[] =>
  lines.length > MAX_LINES ? [`And ${lines.length - MAX_LINES} more.`] : [];
