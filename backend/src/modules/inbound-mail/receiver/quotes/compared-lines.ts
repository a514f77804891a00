import { letterLine, lettersOf } from '../texts/letters.js';
import { headLengthAt, bare, headerAt } from './quote-head.js';
import { OURS } from './our-mails.js';
import { SAYS_NOTHING } from './thread-quotes.js';

/** Lines that are looked at, of a mail and of each message. */
const MAX_LINES = 1_000;
/** Letters and digits; a shorter line is none of the last ones of our mail. */
const MIN_LENGTH = 5;

/** Stands for a line of a mail that no message has, such as its header; {@link cleanText} leaves none in a text. */
const FOREIGN = '\u0000';
/** Stands for the line above a message in our mail. */
export const AUTHOR = '\u0001';
/** Stands for a greeting. */
export const GREETING = '\u0002';
export const MARKS: ReadonlySet<string> = new Set([FOREIGN, AUTHOR, GREETING]);
const WRITTEN_BY = /^(?:\S+ ){1,5}wrote:$/i;

/** The lines below the priority of a ticket in mails to the team. */
const FACT = /^\W*(?:From|Company)\s*[:|]/i;
const PRIORITY = /^\W*Priority\b/i;

/** The sign of an item: programs write it in their own way. */
const SIGN_OF_ITEM = /^\s*(?:\d{1,3}[.)]|o)\s+/;
/** How programs number the addresses that they write below a text. */
const NUMBERED_ADDRESS = /^[\s>]*\[?\d{1,2}[\].:]+\s*<?https?:/;
const ADDRESS = /https?:\/\/\S+/gi;
/** Stands for an address, so that one more is noticed. */
const ONE_ADDRESS = ' ↈ ';

/** A line of a message or of a mail. */
export interface Line {
  letters: string;
  /** Without the sign of an item and the addresses in it, but with their number. */
  words: string;
  /** As it is, without the marks of a quote and the sign of an item. */
  text: string;
  isQuoted: boolean;
}

/** A mail without lines that are of no message: headers, lines that name a writer, the last lines of our mails. */
export function withoutFrame(text: string, told: readonly Line[][]): string {
  const lines = text.split('\n').slice(0, MAX_LINES * 2);
  const known = new Set(told.flatMap((message) => message.map(({ letters }) => letters)));
  const end = lettersOf(OURS.footer);
  const isNumbered = lines.some((line) => NUMBERED_ADDRESS.test(line));
  const bareLines = lines.map(bare);
  for (let at = 0; at < lines.length; at += 1) {
    const line = bareLines[at] ?? '';
    const letters = letterLine(line);
    const head = Math.max(headerAt(bareLines, at).length, headLengthAt(bareLines, at));
    if (head > 0 && !known.has(letters)) {
      lines.fill(FOREIGN, at, at + head);
      at += head - 1;
    } else if (FACT.test(line) && bareLines.slice(Math.max(at - 3, 0), at).some((above) => PRIORITY.test(above)))
      lines[at] = FOREIGN;
    else if (WRITTEN_BY.test(line)) lines[at] = AUTHOR;
    else if (SAYS_NOTHING.test(line)) lines[at] = GREETING;
    else if (letters.length >= MIN_LENGTH && end.includes(letters)) lines[at] = FOREIGN;
  }
  const shown = lines.join('\n');
  return isNumbered ? shown.replace(/\[\d{1,2}\]/g, '') : shown;
}

/** The lines that say something. */
export const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => {
      const shown = line.replace(/^[\s>]+/, '').replace(SIGN_OF_ITEM, '');
      return {
        letters: MARKS.has(line) ? line : letterLine(line),
        words: letterLine(shown.replace(ADDRESS, ONE_ADDRESS)),
        text: shown.replace(/^[-•*]\s+/, '').trimEnd(),
        isQuoted: line.startsWith('>'),
      };
    })
    .filter(({ letters }) => letters !== '');
