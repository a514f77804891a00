import {
  endsQuoteHead,
  headLength,
  headLengthAtEnd,
  bare,
  beginsWithMail,
  headerEnd,
  isHeader,
  isNotesHead,
  isTypedHeader,
  MAX_FRAME_LINE,
  isTypedHead,
} from './quote-head.js';
import type { IsOfThread } from '../reading.js';
import { isPhoneLine, withoutMarkedSignatures, wordsOfSignature, isTypedPhoneLine } from './signatures.js';
import EmailReplyParser from 'email-reply-parser';

/** Lines that may begin such a line over several lines, times words that may end it. */
const MAX_SPANNING = 400;
/** Stands around the number of a line while the others are read; {@link cleanText} leaves none in a text. */
const SHIELD = '\u0001';

/** A part of a mail as email-reply-parser takes it. */
interface Fragment {
  isSignature: boolean;
  isQuote: boolean;
  text: string;
}

/** Lines with the same initials before the sign of a quote, from which on they are a program's. */
const MIN_INITIALS = 3;

/** Quoted lines with the sign alone: The Bat! puts the initials of their writer before it. */
function withPlainMarks(text: string): string {
  const initials = text.match(/^ ?[A-Z]{1,4}>(?= |$)/gm) ?? [];
  return initials.length < MIN_INITIALS ? text : text.replace(/^ ?[A-Z]{1,4}>(?= |$)/gm, '>');
}

/**
 * The parts of a mail. The package's expressions take minutes for long lines and for texts that seem to begin and end a
 * quote very often, so it sees neither: long lines are read as words, and such a text is one part. Nor does it see a typed
 * line that only begins like one above a quote.
 */
function fragmentsOf(text: string): Fragment[] {
  const short = withPlainMarks(text)
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .replaceAll(SHIELD, '');
  const begins = short.match(/^[^\S\n]*(?:(?:Op|W\sdniu|Dnia|[a-z]{3,4}\.)\s|在)/gm)?.length ?? 0;
  const ends = short.match(/schreef|pisze|napisał|skrev|写道/g)?.length ?? 0;
  if (begins * ends > MAX_SPANNING) return [{ isSignature: false, isQuote: false, text }];
  const long: string[] = [];
  const lines = short.split('\n');
  const shield = (line: string, at: number): string => {
    if (line.length <= MAX_FRAME_LINE && !isTypedHead(lines, at) && !isTypedPhoneLine(line)) return line;
    const begin = line.startsWith('>') ? 1 : 0;
    long.push(line.slice(begin));
    return `${line.slice(0, begin)}${SHIELD}${long.length - 1}${SHIELD}`;
  };
  const whole = (part: string): string =>
    part.replaceAll(new RegExp(`${SHIELD}(\\d+)${SHIELD}`, 'g'), (_, index) => long[Number(index)] ?? '');
  return new EmailReplyParser()
    .read(lines.map(shield).join('\n'))
    .getFragments()
    .filter((fragment) => !fragment.isEmpty())
    .map((fragment) => ({
      isSignature: fragment.isSignature(),
      isQuote: fragment.isQuoted(),
      text: whole(fragment.getContent()),
    }));
}

/** Blank lines below the head of a quote. */
const MAX_BLANK = 5;
/** Characters that are looked at for quotes and signatures; longer mails keep the rest as it is. */
const PARSED = 50_000;

/** Lines of a quote that stays although only one answer follows it. */
const SHORT_QUOTE = 10;

/** A part of a mail: what its sender wrote, or what is quoted between two answers. */
export interface MailPart {
  isQuote: boolean;
  text: string;
}

/** @param isForeign a quote of a mail that is new to the thread */
interface ReadPart extends MailPart {
  isForeign: boolean;
}

/** Lines that stand between an answer and the header of the quoted mail. */
const RULE = /^(?:[-_*\s]{3,}|--.*--|)$/;
/**
 * What the sender wrote: without the mail quoted below or above, and without the signature. Where answers stand between
 * quoted lines, these stay, since an answer means nothing without its question. The whole where nothing else is left.
 * @param text cleaned text, or Markdown of it
 * @param isOfThread asked of each quoted mail: another stays
 */
export function writtenParts(text: string, isOfThread: IsOfThread): MailPart[] {
  if (isPhoneLine(text)) return [];
  if (beginsWithMail(text)) return openingParts(text);
  const own = withoutPhoneLine(withoutMailBelow(text.slice(0, PARSED), isOfThread));
  const shown = shownParts(own, isOfThread);
  const answered = shown.filter((part, at) => part.isQuote && shown[at + 1]?.isQuote === false);
  const isKept = answered.length > 1 || isShownWithQuote(shown, answered) || isBetweenQuotes(shown, answered);
  const kept = new Set(isKept ? answered : []);
  const parts = shown
    .map((part, at) => ({ part, hasForeignBelow: shown[at + 1]?.isForeign === true }))
    .filter(({ part }) => !part.isQuote || part.isForeign || kept.has(part))
    .map(({ part: { isQuote, isForeign, text: part }, hasForeignBelow }) => ({
      isQuote,
      text: trimmed(isForeign || hasForeignBelow ? part : withoutPhoneLine(withoutQuoteHead(part))),
    }))
    .filter((part) => part.text !== '');
  return parts.some(({ isQuote }) => !isQuote) ? parts : allParts(text);
}

/** The parts of a text without its signatures. */
function shownParts(text: string, isOfThread: IsOfThread): ReadPart[] {
  const fragments = fragmentsOf(text).map(({ isSignature, isQuote, text: part }) => ({
    isSignature: isSignature || isPhoneLine(part.split('\n')[0] ?? ''),
    isQuote: isQuote && !isTypedHeader(part),
    text: part,
  }));
  const isOnly = fragments.filter(({ isSignature }) => isSignature).length === 1;
  return fragments
    .flatMap(({ isSignature, isQuote, text: part }, at): ReadPart[] => {
      if (isQuote) return quotesIn(part, headAtEnd(fragments[at - 1]?.text), isOfThread);
      return [{ isQuote, text: isSignature ? wordsOfSignature(part, isOnly) : part, isForeign: false }];
    })
    .filter((part) => part.text.trim() !== '');
}

/** All of a text but what a program put below it, quoted lines apart. The whole where nothing else is left. */
export function openingParts(text: string): MailPart[] {
  if (isPhoneLine(text)) return [];
  const read = fragmentsOf(text.slice(0, PARSED)).map(({ text: part }) => part);
  const said = withoutMarkedSignatures(read.join('\n').split('\n'));
  const parts = allParts(withoutPhoneLine([...said, text.slice(PARSED)].join('\n')));
  return parts.length > 0 ? parts : allParts(text);
}

/** All of a text, quoted lines apart. */
export function allParts(text: string): MailPart[] {
  const parts: MailPart[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const isQuote = line.startsWith('>');
    if (parts.at(-1)?.isQuote !== isQuote) {
      endPart(parts, lines);
      parts.push({ isQuote, text: '' });
      lines = [];
    }
    lines.push(line);
  }
  endPart(parts, lines);
  return parts.map((part) => ({ ...part, text: trimmed(part.text) })).filter((part) => part.text !== '');
}

function endPart(parts: readonly MailPart[], lines: readonly string[]): void {
  const last = parts.at(-1);
  if (last) last.text = lines.join('\n');
}

/** Whether a few quoted lines stand between what was written, rather than the answered mail above its answer. */
function isShownWithQuote([first]: readonly MailPart[], [quote, ...others]: readonly MailPart[]): boolean {
  if (!quote || others.length > 0 || quote.text.split('\n').length > SHORT_QUOTE) return false;
  return first?.isQuote === false && withoutQuoteHead(first.text).trim() !== '';
}

/** Whether the only answer stands between quoted lines: those above it are its question. */
const isBetweenQuotes = (parts: readonly MailPart[], [quote, ...others]: readonly MailPart[]): boolean =>
  quote !== undefined && others.length === 0 && parts.slice(parts.indexOf(quote) + 1).some(({ isQuote }) => isQuote);

/** Without blank lines around it; the first line keeps its indentation. */
const trimmed = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

/**
 * Cuts the mail below that Outlook quotes without marks: its header says who sent it to whom, and when. Where quoted
 * lines follow the header, or it is one itself, only the header goes: what stands between them was written. Of several
 * mails below each other it cuts at the first below which all are of the thread.
 */
function withoutMailBelow(text: string, isOfThread: IsOfThread): string {
  const lines = text.split('\n');
  const heads = lines.flatMap((_, index) =>
    isHeader(lines, index) || isNotesHead(lines, index) || isHeadWithoutMarks(lines, index) ? index : [],
  );
  const isKnown = heads.map((head, index) => isOfThread(mailAt(lines.slice(head, heads[index + 1])).join('\n')));
  const at = heads[isKnown.lastIndexOf(false) + 1];
  if (at === undefined) return text;
  let end = at;
  while (end > 0 && RULE.test(bare(lines[end - 1] ?? ''))) end -= 1;
  const own = lines.slice(0, end).join('\n');
  if (own.trim() === '') return text;
  const rest = lines.slice(headerEnd(lines, at));
  const below = rest.slice(rest.findIndex((line) => bare(line) !== ''));
  return below[0]?.startsWith('>') ? [own, '', ...below].join('\n') : own;
}

/** A quoted mail without marks, up to another one with marks below its words. @param lines from its header on */
function mailAt(lines: readonly string[]): readonly string[] {
  const begin = headerEnd(lines, 0);
  const end = lines.findIndex((line, at) => at >= begin && (line.startsWith('>') || endsQuoteHead(lines, at)));
  // words may follow the header without an empty line
  const hasWords =
    !bare(lines[begin - 1] ?? '').includes(':') || lines.slice(begin, end).some((line) => bare(line) !== '');
  return end >= 0 && hasWords ? lines.slice(0, end) : lines;
}

/** Whether the line that names the writer of a quote begins here, and no line of the quote is marked, as Zoho sends it. */
function isHeadWithoutMarks(lines: readonly string[], at: number): boolean {
  if (lines[at]?.startsWith('>')) return false;
  const length = [1, 2].find((count) => headLength(lines.slice(at, at + count)) === count);
  if (length === undefined) return false;
  const below = lines.slice(at + length, at + length + MAX_BLANK).find((line) => bare(line) !== '');
  return below !== undefined && !lines.slice(at + length).some((line) => line.startsWith('>'));
}

/** Without what a phone writes at the end. */
function withoutPhoneLine(text: string): string {
  const lines = text.trimEnd().split('\n');
  return isPhoneLine(lines.at(-1) ?? '') ? lines.slice(0, -1).join('\n') : text;
}

/** A quote; of several mails below each other those that are new to the thread. @param head the line above it */
function quotesIn(text: string, head: string, isOfThread: IsOfThread): ReadPart[] {
  const lines = text.split('\n');
  const first = text.startsWith('>') ? lines : mailAt(lines);
  if (isOfThread([head, ...first].join('\n'))) return [{ isQuote: true, text, isForeign: false }];
  const parts = allParts(first.join('\n')).map((part) => ({ ...part, isForeign: true }));
  const rest = lines.slice(first.length).join('\n');
  return rest.trim() === '' ? parts : [...parts, ...quotesIn(rest, '', isOfThread)];
}

/** The lines at the end of a text that name the writer of the quote below. */
function headAtEnd(text = ''): string {
  const lines = text.trimEnd().split('\n');
  return lines.slice(lines.length - headLengthAtEnd(lines)).join('\n');
}

/** The line above a quote that names its writer says nothing once the quote is gone. */
function withoutQuoteHead(text: string): string {
  const lines = text.trimEnd().split('\n');
  const length = headLengthAtEnd(lines);
  return length === 0 ? text : lines.slice(0, -length).join('\n');
}
