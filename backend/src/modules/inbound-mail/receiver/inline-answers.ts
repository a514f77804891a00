import { lettersOf, withoutAddresses } from './letters.js';
import { isSaidBelow } from './signatures.js';

/** Letters and digits; a shorter line of a message may stand anywhere. */
const MIN_LENGTH = 5;
/** Letters and digits; behind a shorter line of a message no answer is looked for. */
const MIN_QUESTION = 10;
/** Lines that are looked at, of a mail and of each message. */
const MAX_LINES = 1_000;
/** Lines of a message, and places of each in the mail, behind which answers are looked for. */
const MAX_QUESTIONS = 200;
const MAX_PLACES = 5;

/**
 * Whether words of a mail stand below the last line of our mail that it quotes, besides those that are shown.
 * @param ours what stands in the last lines of each mail of ours
 */
export function hasWordsBelow({ text, above }: SentMail, ours: readonly string[]): boolean {
  const ends = ours.map(lettersOf);
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => ends.some((end) => lettersOf(line).includes(end)));
  if (last < 0) return false;
  const shown = new Set(linesOf(above));
  const below = lines.slice(last + 1).filter((line) => !shown.has(lettersOf(line)));
  return isSaidBelow(below);
}

/** A mail as plain text. */
interface SentMail {
  /** With all that it quotes. */
  text: string;
  /** What its sender wrote above the quote. */
  above: string;
}

/**
 * Whether a mail has answers between the lines of a message that it quotes: two lines that follow each other in the
 * message stand in the mail with another one between them, or words stand behind a line that the message doesn't have.
 * @param messages plain texts, without those that quote others themselves
 */
export function isAnsweredWithin({ text, above }: SentMail, messages: readonly string[]): boolean {
  const lines = linesOf(text);
  const below = linesOf(text.startsWith(above) ? text.slice(above.length) : text);
  return messages.map(linesOf).some((message) => hasLinesBetween(lines, message) || hasWordsBehind(below, message));
}

function hasLinesBetween(mail: readonly string[], message: readonly string[]): boolean {
  const own = new Set(message);
  const told = message.filter((line) => line.length >= MIN_LENGTH);
  return told.slice(1).some((line, index) => {
    const at = mail.indexOf(told[index] ?? '');
    if (at < 0) return false;
    const next = mail.indexOf(line, at + 1);
    return next > at + 1 && !mail.slice(at + 1, next).some((between) => own.has(between));
  });
}

/** Whether a line of the mail goes on behind one of the message, wherever programs broke it, with words of its own. */
function hasWordsBehind(mail: readonly string[], message: readonly string[]): boolean {
  const letters = mail.join('');
  const ends = new Set<number>();
  let length = 0;
  for (const line of mail) ends.add((length += line.length));
  const told = message.join('');
  let begin = 0;
  return message.slice(0, MAX_QUESTIONS).some((line) => {
    begin += line.length;
    return line.length >= MIN_QUESTION && goesOn(letters, ends, line, told.slice(begin));
  });
}

/** @param next what follows the line in the message, which programs may have put into the same line */
function goesOn(letters: string, ends: ReadonlySet<number>, line: string, next: string): boolean {
  let at = letters.indexOf(line);
  for (let place = 0; place < MAX_PLACES && at >= 0; place += 1) {
    const from = at + line.length;
    for (let end = from; !ends.has(end); end += 1) if (letters[end] !== next[end - from]) return true;
    at = letters.indexOf(line, from);
  }
  return false;
}

/** The lines that say something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => lettersOf(withoutAddresses(line)))
    .filter((line) => line !== '');
