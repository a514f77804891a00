import EmailReplyParser from 'email-reply-parser';
import { MAX_FRAME_LINE } from '../html/frame-lines.js';
import { isTypedHead } from './quote-head.js';
import { isTypedPhoneLine } from './signatures.js';

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
export function fragmentsOf(text: string): Fragment[] {
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
