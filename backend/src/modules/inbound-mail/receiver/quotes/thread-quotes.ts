import { isFrameLine, headLengthAt, headerAt, isDashed, isLabelled, isSender } from './quote-head.js';
import { OURS } from './our-mails.js';
import { lettersOf, withoutAddresses } from '../texts/letters.js';
import type { IsOfThread } from '../reading.js';

/** Letters and digits of a line that is known wherever it stands; a shorter one is when it is a line of a message. */
const MIN_LENGTH = 10;
/** Lines of a quote that are looked at; a longer one stays. */
const MAX_LINES = 2_000;

/** The title of a mail about a ticket. */
const TITLE = /^\[S-\d+\]|\byour ticket S-\d+$/;
/** What else stands in a mail of ours besides the words of a message. */
const FRAME =
  /^(?:\[S-\d+\].*|Ticket\W*(?:S-\d.*)?|S-\d+ .*|Priority\W*\w*|\[?Open (?:your|the) ticket\]?:?|https?:\/\/\S+\/support\/\S*|If the button does not work, open this address.*|You can also answer by replying to this mail\.|If you reply to this mail, (?:the customer gets your answer|your answer is an internal note)\.)$/i;

/** A message without lines of our mails, which answers within a mail of ours have: they stand in every mail. */
export const withoutOurLines = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !isFrameLine(line.trim(), FRAME))
    .join('\n');

/** A greeting, or the line above the words of a message: they say nothing by themselves. */
export const SAYS_NOTHING = /^(?:(?:Hello|Hi|Dear)(?: [^\s,]+){0,3},|(?:\S+ ){1,5}wrote:)$/i;

/** A mail within a quote. */
interface QuotedMail {
  /** The line that names who sent it; null where none does. */
  sender: string | null;
  lines: string[];
}

/**
 * Returns a test that distinguishes quotes of a thread from other quoted mails, such as a supplier's: every line occurs
 * in a message of the thread or belongs to a mail of ours. Only then is no word lost when the quote is left out.
 * @param messages plain texts
 */
export function quotesOfThread(messages: readonly string[]): IsOfThread {
  const told = new ToldLines(messages);
  return (quoted) => {
    const raw = quoted.split('\n').filter((line) => lettersOf(line) !== '');
    if (raw.length > MAX_LINES) return false;
    const marks = raw.map((line) => /^\s*>/.test(line));
    const isMarked = marks.includes(true) && !marks.slice(marks.indexOf(true)).includes(false);
    const mails = mailsIn(raw.map(withoutMarks), told);
    return (
      mails.some((mail) => isSentBy(mail) || placeOfOurs(mail) !== null || told.hasOneOf(mail.lines)) &&
      mails.every((mail, at) => {
        if (isMarked && isSentBy(mail)) return true;
        // what stands below the last of our mails may be an answer, which is looked for there
        const isLast = at === mails.length - 1 && !isMarked;
        return saysNothingElse(mail, told, isLast);
      })
    );
  };
}

/**
 * Whether each line of quoted mails of ours belongs to our mails or stands in a message, in each mail in one and the
 * same.
 * @param messages plain texts
 */
export function isQuoteOfOurs(quoted: readonly string[], messages: readonly string[]): boolean {
  const told = new ToldLines(messages);
  const each = ['', ...messages].map((message) => new ToldLines([message]));
  const footer = lettersOf(OURS.footer);
  return mailsIn(quoted.filter((line) => lettersOf(line) !== '').map(withoutMarks), told).every((mail) => {
    const letters = mail.lines.map(lettersOf);
    const isOfOurs = (line: string, at: number): boolean =>
      footer.includes(letters[at] ?? '') ||
      [SAYS_NOTHING, FRAME].some((frame) => isFrameLine(line, frame)) ||
      isDashed(line);
    const isTold = (message: ToldLines): boolean =>
      mail.lines.every((line, at) => isOfOurs(line, at) || message.hasAt(letters, at));
    return (mail.sender === null || isSentBy(mail)) && each.some(isTold);
  });
}

/** Whether a text has a line of a message. @param messages plain texts */
export const hasLineOf = (messages: readonly string[], text: string): boolean => {
  const letters = lettersOf(text);
  return messages
    .flatMap((message) => message.split('\n').map((line) => lettersOf(withoutAddresses(line))))
    .some((line) => line.length >= MIN_LENGTH && letters.includes(line));
};

/** The lines of messages, however programs break them. */
class ToldLines {
  private readonly lines: ReadonlySet<string>;
  private readonly texts: readonly string[];
  private readonly found = new Map<string, boolean>();

  constructor(messages: readonly string[]) {
    const told = messages.map((message) => message.split('\n').map((line) => lettersOf(withoutAddresses(line))));
    this.lines = new Set(told.flat());
    this.texts = told.map((lines) => lines.join(''));
  }

  /** Whether a line, by itself or joined with its neighbours, occurs in the messages. @param lines as letters */
  hasAt(lines: readonly string[], at: number): boolean {
    const line = lines[at] ?? '';
    if (this.lines.has(line) || line === '') return true;
    if (line.length >= MIN_LENGTH) return this.includes(line);
    // the rest of a line that a program broke
    const [before, behind] = [lines[at - 1] ?? '', lines[at + 1] ?? ''];
    return (
      (before.length >= MIN_LENGTH && this.includes(before.slice(-MIN_LENGTH) + line)) ||
      (behind.length >= MIN_LENGTH && this.includes(line + behind.slice(0, MIN_LENGTH)))
    );
  }

  /** Whether one of the lines, by itself, stands in the messages. */
  hasOneOf(lines: readonly string[]): boolean {
    return lines.map(lettersOf).some((line) => line.length >= MIN_LENGTH && this.includes(line));
  }

  includes(letters: string): boolean {
    const known = this.found.get(letters) ?? this.texts.some((text) => text.includes(letters));
    this.found.set(letters, known);
    return known;
  }
}

/** A line without the signs of quotes and formats, and without addresses behind words. */
const withoutMarks = (line: string): string =>
  withoutAddresses(line.replace(/[\\*#_]/g, '')).replace(/^[\s>|]+|[\s|]+$/g, '');

/** Splits a quote into its mails; a head that occurs in a message is part of its text. */
function mailsIn(lines: readonly string[], told: ToldLines): QuotedMail[] {
  let mail: QuotedMail = { sender: null, lines: [] };
  const mails = [mail];
  for (let at = 0; at < lines.length;) {
    const header = headerAt(lines, at);
    const head = header.length > 0 ? header : lines.slice(at, at + headLengthAt(lines, at));
    if (head.length > 0 && !told.includes(lettersOf(head.join('')))) {
      mail = { sender: head.find(isSender) ?? head.join(' '), lines: [] };
      mails.push(mail);
    } else mail.lines.push(...(head.length > 0 ? head : [lines[at] ?? '']));
    at += Math.max(head.length, 1);
  }
  return mails.filter(({ sender, lines: words }) => sender !== null || words.length > 0);
}

const isSentBy = ({ sender }: QuotedMail): boolean => sender !== null && namesUs(sender);

/** Whether a line above a quote names us as its sender. */
export const namesUs = (line: string): boolean =>
  lettersOf(line).includes(lettersOf(OURS.email)) ||
  lettersOf(line.replace(/(?<!\S)\S+@\S+/g, ' ')).includes(lettersOf(OURS.name));

/** The first and the last line of our own mail within a quoted one; null where there is none. */
function placeOfOurs(mail: QuotedMail): [number, number] | null {
  const letters = mail.lines.map(lettersOf);
  const ends = OURS.last.map(lettersOf);
  const last = letters.findLastIndex((line) => ends.some((end) => line.includes(end)));
  const title = mail.lines.findIndex((line) => TITLE.test(line));
  const first = isSentBy(mail) ? 0 : title;
  return first < 0 || first > last ? null : [first, last];
}

/** Whether a line looks like one of a header, in words of a program that isn't known. */
const isOfHeader = (line: string): boolean =>
  isLabelled(line) ||
  [OURS.name, OURS.email].some((words) => lettersOf(line).includes(lettersOf(words))) ||
  (line.split(' ').length <= 6 && /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(line) && /\d{1,2}:\d{2}/.test(line));

/** Whether every line of a quoted mail is known. @param isLast whether lines below our own mail are ignored */
function saysNothingElse(mail: QuotedMail, told: ToldLines, isLast: boolean): boolean {
  const [first, last] = placeOfOurs(mail) ?? [0, -1];
  const letters = mail.lines.map(lettersOf);
  const isOurs = last >= 0 || isSentBy(mail);
  return mail.lines.every(
    (line, at) =>
      (at >= first && at <= last) ||
      (isLast && last >= 0 && at > last) ||
      (at < first && isOfHeader(line)) ||
      told.hasAt(letters, at) ||
      isFrameLine(line, SAYS_NOTHING) ||
      isDashed(line) ||
      (isOurs && (isFrameLine(line, FRAME) || letters[at]?.startsWith(lettersOf(OURS.name)) === true)),
  );
}
