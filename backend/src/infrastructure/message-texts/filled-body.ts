import { randomUUID } from 'node:crypto';
import type { MailBody } from '../mail/index.js';
import { textOfHtml } from '../wording/html-text.js';
import { mailBody } from './mail-markdown.js';
import type { RenderTime } from './render-time.js';
import { hasFormats, MAX_WRITTEN, renderText, type TextVariables } from './text-engine.js';

/** What keeps or shows the words of a text, in which a mark would be seen. */
const KEEPS_WORDS = /\{%-?\s*(?:capture|raw)\b/;

/**
 * A text in Markdown, filled in, as the body of a mail. A value with formats keeps them where it is a line of its own,
 * which then is a paragraph; elsewhere it is words.
 * @throws Error when the text can't be rendered
 */
export function filledBody(source: string, variables: TextVariables, origin: string, time: RenderTime): MailBody {
  const formatted = KEEPS_WORDS.test(source) ? [] : formattedIn(variables);
  const marked = formatted.reduce((text, { line, mark }) => text.replace(line, `\n\n${mark}\n\n`), source);
  const filled = renderText('markdown', marked, variables, time);
  let { html } = mailBody(filled, origin);
  for (const { mark, value } of formatted) {
    const parts = html.split(`<p>${mark}</p>`);
    if ((parts.length - 1) * value.html.length > MAX_WRITTEN)
      throw new Error('The text is too long once it is filled in');
    html = parts.join(value.html);
  }
  return { html, text: textOfHtml(html) };
}

/** A mark is what no value can have, so that only the text itself says where a value stands. */
const formattedIn = (variables: TextVariables): { line: RegExp; mark: string; value: MailBody }[] =>
  Object.entries(variables).flatMap(([name, value]) =>
    hasFormats(value)
      ? [{ line: new RegExp(String.raw`^[ \t]*\{\{\s*${name}\s*\}\}[ \t]*$`, 'gm'), mark: randomUUID(), value }]
      : [],
  );
