import { OURS } from '../receiver/quotes/our-mails.js';
import { isFrameLine, headLengthAt, WROTE } from '../receiver/quotes/quote-head.js';
import { lettersOf, STRUCK_OUT, withoutAddresses } from '../receiver/texts/letters.js';
import { isQuoteOfOurs, namesUs } from '../receiver/quotes/thread-quotes.js';
import { hasHeadOfOurs, isMarked, unmarkedQuoteAt } from '../receiver/quotes/unmarked-quote.js';
import { lastLineOfOurs } from '../receiver/quotes/words-below.js';

/** Letters and digits of a line that is known wherever it stands; a shorter one is when it is a line of a message. */
const MIN_LENGTH = 8;
/** Letters and digits from which a line of an internal note is recognised without quote marks. */
const MIN_NOTE_LINE = 20;
/** Quoted lines that are looked at; what has more isn't published. */
const MAX_LINES = 2_000;

/** A message of the thread of a ticket or request. */
export interface ThreadMessage {
  text: string;
  isInternal: boolean;
}

/** What only mails to the team have besides the words of a message, and the addresses of both. */
const OF_TEAM =
  /^\W*(?:If you reply to this mail, (?:the customer gets your answer|your answer is an internal note)|This ticket is (?:yours|urgent) now\.?(?: Our first answer .*)?|The time for the .{1,30} has passed|Three quarters of the time for the .{1,30} have passed|LATE: \[S-\d+\].*|.{1,120} opened a ticket\.?(?: Our first answer .*)?|\S*(?:\/|%2F)(?:support|consultations|unsubscribe)(?:\/|%2F)\S*)\W*$|Unsubscribe, or choose when mail like this comes/i;
/** What no answer has: it is the end of a mail to the team. */
const END_OF_TEAM =
  /If you reply to this mail, (?:the customer gets|your answer is)|Unsubscribe, or choose when mail like this comes/i;
/** What a mail to the team has with a message that the customer reads. */
const OF_MESSAGE = /If you reply to this mail, the customer gets your answer/i;
const OF_TEAM_ALONE =
  /If you reply to this mail, (?:the customer gets your answer|your answer is an internal note)|\/admin\/(?:support|consultations)\//i;
/** A row of a table in which nothing is left. */
const EMPTY_ROW = /^\s*\|[\s|:-]*$/;
const isRow = (line: string): boolean => /^\s*\|/.test(line) && lettersOf(line) !== '';
const BEFORE_SIGNATURE = /^-+$/;
const TICKET_ROW = /^\W*(?:Ticket\W+S-\d+|Request\W+C-\d{4}-\d+)/i;
/** Who asks, below the row with the priority or, of a request, below that with its number. */
const REQUESTER_ROWS =
  /^([^\w\n]*(?:Priority[^\w\n]+\w+[^\w\n]*|Request[^\w\n]+C-\d{4}-\d+.*)\n+)(?:[^\w\n]*From\b.*\n+)?(?:[^\w\n]*Company\b.*$)?/im;

/**
 * What customers see of an admin's answer by mail: of what it quotes of our mails only lines that they have read, since
 * a changed line of an internal note says what the note says (decisions 4.83).
 * @param shown Markdown
 * @param title of the ticket
 * @returns null where words that were typed between the lines of an unmarked quote can't be distinguished from those
 * of a note, and for a text that has a line of a note without marks
 */
export function publicAnswer(shown: string, messages: readonly ThreadMessage[], title: string): string | null {
  const lines = shown.split('\n');
  const begin = unmarkedQuoteAt(lines);
  const end = endOfOurs(lines, begin);
  const quoted = withoutFrame(lines.slice(begin, end), title);
  if (quoted.length > MAX_LINES) return null;
  const texts = messages.map(({ text }) => text);
  const isUnchanged = !quoted.some(isTicketRow) && isQuoteOfOurs(quoted, texts);
  const within = isUnchanged ? [] : wordsWithin(lines.slice(begin, end), quoted, messages);
  if (within === null) return null;
  const typed = [...lines.slice(0, begin), '', ...within, '', ...lines.slice(end)];
  if (typed.some((line) => !isMarked(line) && isLike(line, END_OF_TEAM))) return null;
  const answer = withReadQuotes(typed, messages, title)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasLineOfNote(answer, messages) ? null : answer;
}

/** Whether a text has, wherever it stands, a whole line of an internal note that customers have not read. */
function hasLineOfNote(text: string, messages: readonly ThreadMessage[]): boolean {
  const isRead = linesIn(messages.filter(({ isInternal }) => !isInternal));
  const words = ` ${wordsOf(text)} `;
  return messages
    .filter(({ isInternal }) => isInternal)
    .flatMap((note) => note.text.split('\n'))
    .some((line) => lettersOf(line).length >= MIN_NOTE_LINE && words.includes(` ${wordsOf(line)} `) && !isRead(line));
}

/** Whether a text quotes a mail to the team, as an admin's does who writes from an address that we don't know. */
export const isQuotingTeam = (text: string): boolean => OF_TEAM_ALONE.test(text.replace(/[\s>\\*|]+/g, ' '));

/** Where a mail of ours ends that begins at a line: with its last lines, below the row with its ticket. */
function endOfOurs(lines: readonly string[], begin: number): number {
  const row = lines.findIndex((line, at) => at >= begin && isTicketRow(line));
  const last = row < 0 ? -1 : lines.findIndex((line, at) => at > row && isOfEnd(line));
  if (last < 0) return lines.length;
  const isFooter = (line: string): boolean => lettersOf(OURS.footer).includes(lettersOf(line)) || isLike(line, OF_TEAM);
  const end = lines.findIndex((line, at) => at > last && !isFooter(line));
  return end < 0 ? lines.length : end;
}

/** Whether a line is one of the last of our mails. */
const isOfEnd = (line: string): boolean => lastLineOfOurs([line]) === 0;

const isLike = (line: string, pattern: RegExp): boolean => isFrameLine(line.replace(/[\\*|]/g, '').trim(), pattern);

/** Lines of a mail to the team without those that each has, besides the ones that mails to customers have as well. */
function withoutFrame(quoted: readonly string[], title: string): string[] {
  const isOfTicket = (line: string): boolean => lettersOf(line).includes(lettersOf(title));
  return quoted
    .join('\n')
    .replace(REQUESTER_ROWS, '$1')
    .split('\n')
    .filter((line) => ![OF_TEAM, BEFORE_SIGNATURE].some((frame) => isLike(line, frame)))
    .filter((line) => !isTicketRow(line) || !isOfTicket(line));
}

const isTicketRow = (line: string): boolean => isLike(line, TICKET_ROW);

/**
 * What a quoted mail of ours says below the line that names who wrote, with what was typed into it; null where that may
 * be an internal note, or several mails.
 */
function wordsWithin(
  whole: readonly string[],
  quoted: readonly string[],
  messages: readonly ThreadMessage[],
): string[] | null {
  const words = wordsOfMail(quoted);
  if (!isOfMessage(whole, quoted, messages)) return null;
  const isRead = linesIn(messages.filter(({ isInternal }) => !isInternal));
  const hasRows = words.some(isRow);
  const marked = words
    .filter((line) => hasRows || !EMPTY_ROW.test(line))
    .map((line) => (lettersOf(line) !== '' && isRead(line) ? `> ${line}` : line));
  return marked.flatMap((line, at) => (isMarked(line) === isMarked(marked[at - 1] ?? '') ? [line] : ['', line]));
}

const isWrote = (line: string): boolean => isLike(line, WROTE);

/** Whether a program names us as the sender of the mail below; a note of a workflow has our name alone above it. */
const isHeadOfOurs = (line: string): boolean => namesUs(line) && headLengthAt([line], 0) > 0;

/** What a mail of ours says below the line that names who wrote. */
const wordsOfMail = (quoted: readonly string[]): string[] =>
  quoted.slice(quoted.findIndex(isWrote) + 1).filter((line) => lettersOf(line) === '' || !isFrame(line));

const isFrame = (line: string): boolean => !isTicketRow(line) && isQuoteOfOurs([line], []);

/**
 * Whether lines are one mail to the team about a message that customers read: then nothing in it is of a note.
 * @param whole with the lines that each of our mails has
 */
function isOfMessage(whole: readonly string[], quoted: readonly string[], messages: readonly ThreadMessage[]): boolean {
  const words = wordsOfMail(quoted);
  const isOfNote = linesIn(messages.filter(({ isInternal }) => isInternal));
  const isRead = linesIn(messages.filter(({ isInternal }) => !isInternal));
  return (
    whole.some((line) => isLike(line, OF_MESSAGE)) &&
    quoted.filter((line) => isWrote(line) && !isHeadOfOurs(line)).length === 1 &&
    words.some((line) => lettersOf(line).length >= MIN_LENGTH && isRead(line)) &&
    !words.some((line) => lettersOf(line) !== '' && isOfNote(line) && !isRead(line))
  );
}

/**
 * Lines of which those that are marked as quotes of our mails stand in messages that customers read, or were typed into
 * the mail of one.
 */
function withReadQuotes(lines: readonly string[], messages: readonly ThreadMessage[], title: string): string[] {
  const quoted = lines.filter((line) => isMarked(line) && lettersOf(line) !== '');
  const isTooLong = quoted.length > MAX_LINES;
  const isOfThread = linesIn(messages);
  const isOfFrame = (line: string): boolean => isOfEnd(line) || isLike(line, END_OF_TEAM);
  const isOfOurs = isTooLong || hasHeadOfOurs(lines) || quoted.some((line) => isOfThread(line) || isOfFrame(line));
  if (!isOfOurs) return [...lines];
  const isRead = linesIn(messages.filter(({ isInternal }) => !isInternal));
  const rest = withoutFrame(quoted, title);
  // a program that marks what is typed into a quote like the quote
  const typed = isOfMessage(quoted, rest, messages) ? wordsOfMail(rest).filter((line) => lettersOf(line) !== '') : [];
  const read = new Set(
    isTooLong || isUnanswered(lines, messages, title)
      ? []
      : [...quoted.filter((line) => isRead(line) && !isFrame(line)), ...typed],
  );
  // an empty line parts paragraphs of what is quoted
  const isKept = lines.map(
    (line, at) => !isMarked(line) || read.has(line) || (lettersOf(line) === '' && read.has(lines[at - 1] ?? '')),
  );
  const isLeft = (from: number): boolean => {
    const end = lines.findIndex((line, at) => at >= from && line !== '' && !isMarked(line));
    return isKept
      .slice(from, end < 0 ? lines.length : end)
      .some((kept, at) => kept && isMarked(lines[from + at] ?? ''));
  };
  for (let at = 0; at < lines.length; at += 1) {
    const next = at + headAt(lines, at);
    if (next > at && isMarked(lines.slice(next).find(Boolean) ?? '') && !isLeft(next)) isKept.fill(false, at, next);
  }
  return lines.filter((_, at) => isKept[at]);
}

/** Whether the lines that are marked are mails of ours as they were, with nothing typed between them. */
function isUnanswered(lines: readonly string[], messages: readonly ThreadMessage[], title: string): boolean {
  const quoted = lines.slice(lines.findIndex(isMarked), lines.findLastIndex(isMarked) + 1);
  const texts = messages.map(({ text }) => text);
  return (
    quoted.every((line) => isMarked(line) || lettersOf(line) === '') &&
    isQuoteOfOurs(withoutFrame(quoted, title), texts)
  );
}

/** The number of lines from one on that name the writer of a quote below, also by the name alone; 0 for none. */
const headAt = (lines: readonly string[], at: number): number =>
  isMarked(lines[at] ?? '') ? 0 : headLengthAt(lines, at) || Number(isLike(lines[at] ?? '', WROTE));

/** Returns a test of whether a line occurs in one of the messages, however programs break it. */
function linesIn(messages: readonly ThreadMessage[]): (line: string) => boolean {
  const termsIn = messages.map(({ text }) => text.split('\n').map(wordsOf).filter(Boolean));
  const lines = new Set(termsIn.flat());
  const texts = termsIn.map((words) => ` ${words.join(' ')} `);
  return (line) => {
    const words = wordsOf(line);
    return lines.has(words) || (words.length >= MIN_LENGTH && texts.some((text) => text.includes(` ${words} `)));
  };
}

/** The words of a line, whatever signs stand between them and however their letters are composed. */
const wordsOf = (line: string): string =>
  withoutAddresses(line)
    .replaceAll(STRUCK_OUT, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .toLowerCase();
