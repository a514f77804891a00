import { allParts, openingParts, writtenParts, type MailPart } from '../quotes/quotes.js';
import { leftOutBy, type Reading } from '../reading.js';
import { withoutDirectionControls, truncate } from '@portal/contracts';

function partsIn(text: string, reading: Reading): MailPart[] {
  if (reading === 'whole') return allParts(text);
  return reading === 'opening' ? openingParts(text) : writtenParts(text, leftOutBy(reading));
}

const lineBreaks = /\r\n?|[\u2028\u2029]/g;
/** All but line breaks and tabs; halves of characters too, which no database keeps. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\p{Cs}]/gu;

/** A mail's text as it may be stored. */
export const cleanText = (text: string): string => text.replace(lineBreaks, '\n').replace(controls, '').trim();

/** A mail's text with its first line's indentation. */
const linesOf = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

/** Stands for the sign of a line that begins with “>=”, which was typed and quotes nothing. */
const TYPED_SIGN = '\uE004';

/** What was written in a mail's plain text, as Markdown that shows its lines. */
export function markdownOfText(text: string, reading: Reading): string {
  const lines = linesOf(text.replaceAll(TYPED_SIGN, ' ')).replace(/^>(?==[ \d])/gm, TYPED_SIGN);
  const hasPrompts = /^>>> /m.test(lines) && !/^>{1,2}(?!>)/m.test(lines);
  return partsIn(lines, reading)
    .map(({ isQuote, text: part }) =>
      isQuote && !(hasPrompts && isPrompts(part)) ? quoted(part) : withFixedWidth(part),
    )
    .join('\n\n');
}

/** The line above a signature, in Markdown and as a mail has it. */
const ESCAPED_DASHES = /^\\--[^\S\n]*$/gm;
const DASHES = /^--$/gm;

/** What was written in a text that is Markdown already. */
export const writtenMarkdown = (markdown: string, reading: Reading): string =>
  reading === 'whole'
    ? markdown
    : partsIn(markdown.replace(ESCAPED_DASHES, '--'), reading)
        .map(({ text }) => text.replace(DASHES, '\\--'))
        .join('\n\n');

/** Markdown as a quote. */
export const quotedLines = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Whether all lines are what was typed into Python, rather than quoted three times. */
const isPrompts = (text: string): boolean => text.split('\n').every((line) => /^>>>(?: |$)/.test(line));

const quoted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /^\s*>/.test(line))
    .map((line) => `> ${escapeMarkdown(line.replace(/^[\s>]+/, ''))}`.trimEnd())
    .join('\n');

/** Lines that are indented like a log, or stand in columns, are shown as they are; all others without what is in front. */
function withFixedWidth(text: string): string {
  const blocks: { isFixed: boolean; paragraphs: string[] }[] = [];
  for (const paragraph of text.split(/\n(?:[^\S\n]*\n)+/)) {
    const isFixed = isIndented(paragraph);
    const last = blocks.at(-1);
    if (isFixed && last?.isFixed) last.paragraphs.push(paragraph);
    else blocks.push({ isFixed, paragraphs: [paragraph] });
  }
  return blocks
    .map(({ isFixed, paragraphs }) => ({ isFixed, block: paragraphs.join('\n\n') }))
    .map(({ isFixed, block }) =>
      isFixed || hasColumns(block)
        ? fenced(block.replaceAll(TYPED_SIGN, '>'))
        : asMarkdown(block).replaceAll(TYPED_SIGN, '\\>'),
    )
    .join('\n\n');
}

/** Lines of which all are indented, the first by a tab or four blanks; or several, by two at least. */
function isIndented(block: string): boolean {
  const lines = block.split('\n');
  if (!lines.every((line) => /^(?: {2,}|\t|$)/.test(line))) return false;
  return lines.length > 1 || /^(?: {4}|\t)/.test(block);
}

const ITEM = /^\s*(?:\d{1,3}[.)]|[-*•–])\s/;
const INDENTED = /^(?: {2}|\t)\s*\S/;

/** Whether a line belongs to one above it, as in code, a stack trace or a list; the second line of an item's text doesn't. */
function hasNestedLine(lines: readonly string[]): boolean {
  const firstItem = lines.findIndex((line) => ITEM.test(line));
  const isText = (at: number): boolean => firstItem >= 0 && firstItem < at;
  return lines.some((line, at) => at > 0 && INDENTED.test(line) && (ITEM.test(line) || !isText(at)));
}

/** Several lines that mean something by where they stand: with a tab or three blanks between words, or nested. */
function hasColumns(block: string): boolean {
  const lines = block.split('\n');
  if (lines.length < 2) return false;
  const inColumns = lines.filter((line) => /\S(?: {3}|\t)\s*\S/.test(line)).length;
  return inColumns === lines.length || hasNestedLine(lines);
}

/** Lines as they are, in fixed width, without the indentation that all of them have. */
export function fenced(block: string): string {
  const longest = [...block.matchAll(/`{3,}/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  const lines = block.split('\n').filter((line) => line !== '');
  const indent = lines.reduce((least, line) => Math.min(least, line.search(/\S|$/)), 99);
  return `${fence}\n${block.replace(new RegExp(`^[^\\S\\n]{${indent}}`, 'gm'), '')}\n${fence}`;
}

/** Text as Markdown that shows it unchanged: nothing in it becomes a format, a link with another text, or a mention. */
export const asMarkdown = (text: string): string => escapeMarkdown(text.replace(/^[ \t]+/gm, ''));

/** {@link asMarkdown} of a text whose lines don't begin with blanks. */
export const escapeMarkdown = (text: string): string => escapeFormats(text).replace(LIST_SIGN, '$1\\$2');

/** What begins an item of a list at the beginning of a line; Markdown would show another number, or none of these signs. */
export const LIST_SIGN = /^(\d{0,9})((?<=\d)[.)](?=\s|$)|(?<!\d)[-+](?=[^\S\n]))/gm;

/** {@link escapeMarkdown} but for the signs of lists. */
export const escapeFormats = (text: string): string =>
  text
    .replace(/[\\`*[\]|]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~~/g, '\\~\\~')
    .replace(/&(?=#?\w{1,31};)/g, '\\&')
    .replace(/<(?=[a-z][\w+.-]{1,31}:[^\s<>]*>|[^\s<>@]+@[^\s<>@]+>)/gi, '\\<')
    .replace(/^(#{1,6}(?=\s|$)|>|[-+=](?=[-+= \t]*$)|-(?=-))/gm, '\\$&');

/** A header of a mail, or a name in it, as one line that may be stored. @param max characters */
export const lineOf = (text: string, max: number): string =>
  truncate(withoutDirectionControls(cleanText(text)).replace(/\s+/g, ' '), max).trim();
