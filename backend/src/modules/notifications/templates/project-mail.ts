import { brand, truncate } from '@portal/contracts';
import { joinedTexts, type MailText } from '../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../infrastructure/message-texts/index.js';
import { readerVariables } from './first-name.js';

/** One line of a mail. */
export interface MailLine {
  title: string;
  /** The record it belongs to, for example a project's name. */
  heading: string;
  /** What was written: a comment, or a text without formats. */
  quote: MailText | null;
}

/** More lines aren't useful in a mail; the page shows the rest. */
const MAX_LINES = 40;
export const LONGEST_QUOTE = 600;

const CHOICE = 'In the portal you choose when mail like this comes: at once, once an hour, once a day or not at all.';

const cut = (text: string): string => (text.length > LONGEST_QUOTE ? `${truncate(text, LONGEST_QUOTE)}…` : text);
function told({ title, quote }: MailLine): MailText[] {
  if (!quote) return [`${title}.`];
  return typeof quote === 'string' ? [`${title}:\n${cut(quote)}`] : [`${title}:`, quote];
}
const headingsOf = (lines: readonly MailLine[]): string[] => [...new Set(lines.map(({ heading }) => heading))];
const aboutOf = (lines: readonly MailLine[]): string => lines[0]?.heading ?? brand.shortName;

/** The variables of a mail with lines. */
export const linesVariables = (firstName: string, lines: readonly MailLine[]): TextVariables => ({
  ...readerVariables(firstName),
  count: lines.length,
  updates: lines.length === 1 ? '1 update' : `${lines.length} updates`,
  first: lines[0]?.title ?? '',
  about: aboutOf(lines),
});

/** The lines of a mail about one record, as paragraphs. */
export const newsLines = (lines: readonly MailLine[]): MailText[] => [
  ...lines.slice(0, MAX_LINES).flatMap(told),
  ...more(lines),
];

/** The frame of a mail about one record, whose lines follow its text. */
export const newsFrame = (lines: readonly MailLine[], actionUrl: string): MailFrame => ({
  facts: [['About', aboutOf(lines)]],
  actionUrl,
  note: CHOICE,
});

/** The frame of the mail of an hour or a day: the lines by record. */
export function digestFrame(lines: readonly MailLine[], actionUrl: string): MailFrame {
  const shown = lines.slice(0, MAX_LINES);
  return {
    facts: headingsOf(shown).map((heading) => [
      heading,
      joinedTexts(shown.filter((line) => line.heading === heading).flatMap(told)),
    ]),
    actionUrl,
    note: CHOICE,
  };
}

/** How many lines aren't shown, as a paragraph. */
export const more = (lines: readonly MailLine[]): string[] =>
  lines.length > MAX_LINES ? [`And ${lines.length - MAX_LINES} more.`] : [];
