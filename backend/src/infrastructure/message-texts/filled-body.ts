import { randomUUID } from 'node:crypto';
import type { MailBody } from '../mail/index.js';
import { textOfHtml } from '../wording/html-text.js';
import { mailBlocks } from './mail-markdown.js';
import type { RenderTime } from './render-time.js';
import { hasFormats, MAX_WRITTEN, renderText, type TextVariables } from './text-engine.js';

/** What keeps or shows the words of a text, in which a mark would be seen. */
const KEEPS_WORDS = /\{%-?\s*(?:capture|raw)\b/;

interface Mark {
  name: string;
  mark: string;
  value: MailBody;
}

/**
 * A text in Markdown, filled in, as the paragraphs of a mail. A value with formats keeps them where it is a line of its
 * own, which then is a paragraph, or none where the value is empty; elsewhere it is words.
 * @throws Error when the text can't be rendered
 */
export function filledBody(source: string, variables: TextVariables, origin: string, time: RenderTime): MailBody[] {
  const blocksWith = (marks: readonly Mark[]): string[] => {
    const marked = marks.reduce((text, { name, mark }) => text.replace(ownLine(name), `\n\n${mark}\n\n`), source);
    return mailBlocks(renderText('markdown', marked, variables, time), origin);
  };
  const possible = KEEPS_WORDS.test(source)
    ? []
    : marksFor(variables, time.isUnlimited ? builtInMark : () => randomUUID());
  let blocks = blocksWith(possible);
  // a tag that trims the blanks around it joins a line of the source with others
  const marks = possible.filter(({ mark }) => blocks.every((html) => html === paragraph(mark) || !html.includes(mark)));
  if (marks.length < possible.length) blocks = blocksWith(marks);
  const valueOf = new Map(marks.map(({ mark, value }) => [paragraph(mark), value]));
  let left = time.isUnlimited ? Infinity : MAX_WRITTEN;
  return blocks.flatMap((html) => {
    const value = valueOf.get(html);
    if (!value) return [{ html, text: textOfHtml(html) }];
    left -= value.html.length;
    if (left < 0) throw new Error('The text is too long once it is filled in');
    return value.html === '' ? [] : [value];
  });
}

const paragraph = (mark: string): string => `<p>${mark}</p>`;

/** A mark is what no value can have, so that only the text itself says where a value stands. */
const marksFor = (variables: TextVariables, markOf: (name: string) => string): Mark[] =>
  Object.entries(variables).flatMap(([name, value]) =>
    hasFormats(value) ? [{ name, mark: markOf(name), value }] : [],
  );

const builtInMarks = new Map<string, string>();

/** The same in each mail, so that a built-in text is parsed once; only an admin's text could let a mark be seen. */
function builtInMark(name: string): string {
  const mark = builtInMarks.get(name) ?? randomUUID();
  builtInMarks.set(name, mark);
  return mark;
}

const ownLine = (name: string): RegExp => new RegExp(String.raw`^[ \t]*\{\{\s*${name}\s*\}\}[ \t]*$`, 'gm');
