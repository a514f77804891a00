import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, truncate } from '@portal/contracts';
import { joinedTexts, type MailText } from '../../../../infrastructure/mail/index.js';
import type { MailFrame } from '../../../../infrastructure/message-texts/index.js';
import type { Person } from '../../listeners/notifiers/recipients.reader.js';
import { preferencesOf } from '../../preferences/preferences.js';
import { isDigest } from '../delivery.js';
import type { QueuedMail } from '../notification-outbox.js';
import type { MailDraft } from '../writes-mails.decorator.js';
import { linesOf, LONGEST_QUOTE, type MailLine, type QueuedLine } from './mail-lines.js';

/**
 * Writes a mail with several lines: what happened to a record, or within an hour or a day. It has everything the mail
 * carries; what its reader has switched off meanwhile stays out. Undefined when nothing is left.
 * @param origin what a link to a page of the product begins with
 */
export async function writeDigest(
  em: EntityManager,
  { id, merge_key }: QueuedMail,
  person: Person,
  origin: string,
): Promise<MailDraft | undefined> {
  const choices = (await preferencesOf(em, [person.id])).get(person.id);
  const lines = (await linesOf(em, id, origin)).filter(({ category }) => choices?.email[category] !== 'off');
  if (lines.length === 0) return undefined;
  const actionUrl = `${origin}${pageOf(lines)}`;
  const about = lines[0]?.heading ?? brand.shortName;
  const updates = lines.length === 1 ? '1 update' : `${lines.length} updates`;
  const variables = { count: lines.length, updates, first: lines[0]?.title ?? '', about };
  if (!isDigest(merge_key)) {
    const frame = { facts: [['About', about] as const], actionUrl, note: CHOICE };
    return { template: 'news', frame, variables, rest: newsLines(lines) };
  }
  const period = merge_key === 'hourly' ? 'hour' : 'day';
  const frame = digestFrame(lines, actionUrl);
  return { template: 'digest', frame, variables: { ...variables, period }, rest: more(lines) };
}

/** The received mails, for admins. */
const MAILS = '/admin/support/mails';

/** Where all lines lead: their page, else their list or project, else the dashboard. */
function pageOf(lines: readonly QueuedLine[]): string {
  const [link, ...otherLinks] = new Set(lines.map((line) => line.link));
  if (link && otherLinks.length === 0) return link;
  if (lines.every((line) => line.link.startsWith(MAILS))) return `${MAILS}?status=waiting`;
  const [project, ...otherProjects] = new Set(lines.map((line) => line.project_id));
  if (!project || otherProjects.length > 0) return '/dashboard';
  return `${link?.startsWith('/admin') ? '/admin' : '/customer'}/projects/${project}`;
}

/** More lines aren't useful in a mail; the page shows the rest. */
const MAX_LINES = 40;

/** In the foot of mails that come when their reader wants them. */
export const CHOICE =
  'In the portal you choose when mail like this comes: at once, once an hour, once a day or not at all.';

const cut = (text: string): string => (text.length > LONGEST_QUOTE ? `${truncate(text, LONGEST_QUOTE)}…` : text);
function paragraphsOf({ title, quote }: MailLine): MailText[] {
  if (!quote) return [`${title}.`];
  return typeof quote === 'string' ? [`${title}:\n${cut(quote)}`] : [`${title}:`, quote];
}
const headingsOf = (lines: readonly MailLine[]): string[] => [...new Set(lines.map(({ heading }) => heading))];

/** The lines of a mail about one record, as paragraphs. */
export const newsLines = (lines: readonly MailLine[]): MailText[] => [
  ...lines.slice(0, MAX_LINES).flatMap(paragraphsOf),
  ...more(lines),
];

/** The frame of the mail of an hour or a day: the lines by record. */
export function digestFrame(lines: readonly MailLine[], actionUrl: string): MailFrame {
  const shown = lines.slice(0, MAX_LINES);
  return {
    facts: headingsOf(shown).map((heading) => [
      heading,
      joinedTexts(shown.filter((line) => line.heading === heading).flatMap(paragraphsOf)),
    ]),
    actionUrl,
    note: CHOICE,
  };
}

/** How many lines aren't shown, as a paragraph. */
const more = (lines: readonly MailLine[]): string[] =>
  lines.length > MAX_LINES ? [`And ${lines.length - MAX_LINES} more.`] : [];
