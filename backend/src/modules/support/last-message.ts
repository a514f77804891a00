import { sql } from 'kysely';
import { textOfHtml } from '../../infrastructure/wording/html-text.js';

/** The characters of a message that a list shows. */
const LONGEST = 160;
/** The characters of its HTML that are read: tags and addresses of links are among them. */
const READ = 1_000;

/**
 * The beginning of the last public message of ticket `t`, as HTML that may end within a tag. An internal note is never
 * in it, for admins neither: it stands beside `last_reply_at`, which counts public messages only.
 */
export const lastWordsOf = sql<string | null>`(
  select left(c.body_html, ${sql.lit(READ)}) from task_comments c
  where c.task_id = t.id and c.visibility = 'public' and c.deleted_at is null
  order by c.created_at desc, c.id desc limit 1)`;

/** The words of such HTML in one line; null where there is no message. */
export function excerptOf(html: string | null): string | null {
  if (html === null) return null;
  const whole = textOfHtml(html.replace(/<[^>]*$/, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(whole);
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : whole;
}
