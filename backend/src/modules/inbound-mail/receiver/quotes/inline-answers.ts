import { letterLine, lettersOf } from '../texts/letters.js';
import { AUTHOR, GREETING, linesOf, MARKS, withoutFrame, type Line } from './compared-lines.js';
import { OURS } from './our-mails.js';
import { withoutBeginning, type SentMail } from './words-below.js';

/** Letters and digits; a shorter line of a message may stand anywhere. */
const MIN_LENGTH = 5;
/** Letters and digits; behind a shorter line of a message no answer is looked for. */
const MIN_QUESTION = 10;
/** Lines of a message, and places of each in the mail, behind which answers are looked for. */
const MAX_QUESTIONS = 200;
const MAX_PLACES = 5;
/** Letters before a short line of a message in one line with it, by which a box is ticked. */
const MAX_TICK = 3;

/** The line below a message in our mail: the number of the ticket. */
const TICKET = /^tickets\d/;
/** Lines above and below a message that are looked at. */
const MAX_AROUND = 10;

/**
 * Whether a mail has answers within a message that it quotes: lines between those of the message, words behind a line, or
 * a line that was changed, as by a tick.
 * @param messages plain texts, without those that quote a mail of ours as a whole
 */
export function isAnsweredWithin({ text, above }: SentMail, messages: readonly string[]): boolean {
  const told = messages.map(linesOf);
  const mail = linesOf(withoutFrame(withoutBeginning(text, above), told));
  const lines = new Set(told.flatMap((message) => message.map(({ letters }) => letters)));
  const all = new Set([...lines].filter(isLong));
  const texts = told.map(joined);
  const isTyped = ({ letters }: Line): boolean =>
    !MARKS.has(letters) &&
    !lines.has(letters) &&
    !(isLong(letters) && texts.some((message) => message.includes(letters))) &&
    !letters.startsWith(lettersOf(OURS.name));
  const whole = joined(mail);
  const quoted = told.filter((message) => isLong(joined(message)) && whole.includes(joined(message)));
  const ofQuoted = new Set(quoted.flatMap((message) => message.map(({ letters }) => letters)));
  return told.some((message) => {
    if (!quoted.includes(message) && isCopy(mail, message, ofQuoted)) return false;
    const known = message.some(({ isQuoted }) => isQuoted) ? all : new Set(message.map(({ letters }) => letters));
    return (
      hasLinesBetween(mail, message, known) ||
      hasLinesAround(mail, message, isTyped) ||
      isFilledIn(mail.filter(isTyped), message) ||
      hasWordsBehind(mail, message)
    );
  });
}

/** Whether all that a mail has of a message are lines of others that it quotes as they are, which the message copied. */
function isCopy(mail: readonly Line[], message: readonly Line[], ofQuoted: ReadonlySet<string>): boolean {
  const places = placesOf(mail, message);
  return places.length > 0 && places.every(([line]) => ofQuoted.has(message[line]?.letters ?? ''));
}

const isLong = (letters: string): boolean => letters.length >= MIN_QUESTION;

/** Whether lines of a mail follow each other otherwise than in a message, with others between them, or changed ones. */
function hasLinesBetween(mail: readonly Line[], message: readonly Line[], known: ReadonlySet<string>): boolean {
  const places = placesOf(mail, message);
  if (places.length === 0) return isChangedWhole(mail, message);
  const isBetween = places.slice(1).some(([line, at], index) => {
    const [lineBefore, before] = places[index] ?? [0, 0];
    const between = mail.slice(before + 1, at).filter(({ letters }) => !MARKS.has(letters));
    return !isSame(between, message.slice(lineBefore + 1, line)) && !between.every(({ letters }) => known.has(letters));
  });
  const [[first, begin], [last, end]] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]];
  return (
    isBetween ||
    isChangedAbove(unknown(mail[begin - 1], known), message.slice(0, first)) ||
    isChangedBelow(unknown(mail[end + 1], known), message.slice(last + 1))
  );
}

/** Whether lines stand between a message and what our mail has above and below it. */
function hasLinesAround(mail: readonly Line[], message: readonly Line[], isTyped: (line: Line) => boolean): boolean {
  const places = placesOf(mail, message);
  const [[first, begin], [last, end]] = [places[0] ?? [2, 0], places.at(-1) ?? [-9, 0]];
  return (
    (first <= 1 && hasLinesAbove(mail.slice(Math.max(begin - MAX_AROUND, 0), begin), isTyped)) ||
    (last >= message.length - 2 && hasLinesBelow(mail.slice(end + 1, end + 1 + MAX_AROUND), isTyped))
  );
}

/** Whether lines stand between the greeting of our mail, the line that names the writer of the message, and the message. */
function hasLinesAbove(lines: readonly Line[], isTyped: (line: Line) => boolean): boolean {
  const author = lines.findLastIndex(({ letters }) => letters === AUTHOR);
  if (author < 0) return false;
  const greeting = lines.slice(0, author).findLastIndex(({ letters }) => letters === GREETING);
  return [lines.slice(author), greeting < 0 ? [] : lines.slice(greeting, author)].some((part) => part.some(isTyped));
}

/** Whether lines stand between the message and the number of its ticket. */
const hasLinesBelow = (lines: readonly Line[], isTyped: (line: Line) => boolean): boolean =>
  lines
    .slice(
      0,
      Math.max(
        lines.findIndex(({ letters }) => TICKET.test(letters)),
        0,
      ),
    )
    .some(isTyped);

const unknown = (line: Line | undefined, known: ReadonlySet<string>): Line | undefined =>
  line && known.has(line.letters) ? undefined : line;

/** The lines of a message that the mail has as they are, one after the other: their places in the message and the mail. */
function placesOf(mail: readonly Line[], message: readonly Line[]): [number, number][] {
  const places: [number, number][] = [];
  let from = 0;
  for (const [line, { letters, words }] of message.entries()) {
    if (words.length < MIN_LENGTH) continue;
    const at = mail.findIndex((one, index) => index >= from && (one.letters === letters || one.words === words));
    if (at < 0) continue;
    places.push([line, at]);
    from = at + 1;
  }
  return places;
}

/** Whether a line of a message that asks for something, such as “Name:”, goes on in the mail, however short it is. */
function isFilledIn(typed: readonly Line[], message: readonly Line[]): boolean {
  const told = joined(message);
  return message.some(({ text, isQuoted }) => {
    if (isQuoted || !/[:?_]$/.test(text)) return false;
    const label = text.replace(/(?<![\s_])[\s_]+$/, '');
    if (lettersOf(label) === '') return false;
    return typed.some((line) => {
      const filled = line.text.slice(label.length);
      const isWord = /[:?]$/.test(label) || !/^[\p{L}\p{N}]/u.test(filled);
      return line.text.startsWith(label) && isWord && letterLine(filled) !== '' && !told.includes(line.letters);
    });
  });
}

const joined = (lines: readonly Line[]): string => lines.map(({ letters }) => letters).join('');
const wordsOf = (lines: readonly Line[]): string => lines.map(({ words }) => words).join('');

/** Whether lines say the same, wherever a program breaks them, and by whatever address its links lead there. */
const isSame = (lines: readonly Line[], others: readonly Line[]): boolean =>
  joined(lines) === joined(others) || (wordsOf(lines) === wordsOf(others) && lines.length > 0);

/** Whether a line above the first known one is a changed one of the message. */
function isChangedAbove(line: Line | undefined, missing: readonly Line[]): boolean {
  const [own, all] = [missing.at(-1)?.letters ?? '', joined(missing)];
  if (!line || own === '' || all.endsWith(line.letters)) return false;
  if (line.letters.endsWith(own)) {
    return !line.letters.slice(0, -own.length).endsWith('wrote');
  }
  return isAlike(line.letters, own);
}

function isChangedBelow(line: Line | undefined, missing: readonly Line[]): boolean {
  const [own, all] = [missing[0]?.letters ?? '', joined(missing)];
  return line !== undefined && own !== '' && !all.startsWith(line.letters) && isAlike(line.letters, own);
}

/** Whether all lines of a message that a mail may have are changed ones. */
function isChangedWhole(mail: readonly Line[], message: readonly Line[]): boolean {
  const told = joined(message);
  if (joined(mail).includes(told)) return false;
  return message.some((own) => mail.some((line) => hasWordsBefore(line, own) && !told.includes(line.letters)));
}

const hasWordsBefore = ({ letters }: Line, own: Line): boolean =>
  own.letters.length >= MIN_LENGTH &&
  letters.endsWith(own.letters) &&
  (isLong(own.letters) || letters.length - own.letters.length <= MAX_TICK) &&
  !letters.slice(0, -own.letters.length).endsWith('wrote');

/** Whether two lines begin or end with the same letters, by half of the shorter one at least. */
function isAlike(one: string, other: string): boolean {
  const least = Math.max(MIN_LENGTH, Math.ceil(Math.min(one.length, other.length) / 2));
  return (
    Math.min(one.length, other.length) >= MIN_LENGTH &&
    (one.slice(0, least) === other.slice(0, least) || one.slice(-least) === other.slice(-least))
  );
}

/** Whether a line of the mail goes on behind one of the message, wherever programs broke it, with words of its own. */
function hasWordsBehind(mail: readonly Line[], message: readonly Line[]): boolean {
  const letters = mail.map((line) => line.letters).join('');
  const ends = new Set<number>();
  let length = 0;
  for (const line of mail) ends.add((length += line.letters.length));
  const told = joined(message);
  const last = lettersOf(OURS.footer);
  let begin = 0;
  return message.slice(0, MAX_QUESTIONS).some(({ letters: line, isQuoted }) => {
    begin += line.length;
    if (isQuoted || !isLong(line)) return false;
    const inFooter = last.indexOf(line);
    const nexts = [told.slice(begin), `wrote${told}`, inFooter < 0 ? '' : last.slice(inFooter + line.length)];
    return goesOn(letters, ends, line, { nexts, told });
  });
}

interface Told {
  /** What may follow a line, which programs may have put into the same one. */
  nexts: readonly string[];
  /** All of the message. */
  told: string;
}

function goesOn(letters: string, ends: ReadonlySet<number>, line: string, { nexts, told }: Told): boolean {
  let at = letters.indexOf(line);
  for (let place = 0; place < MAX_PLACES && at >= 0; place += 1) {
    const from = at + line.length;
    let end = from;
    while (!ends.has(end)) end += 1;
    let begin = at;
    while (begin > 0 && !ends.has(begin)) begin -= 1;
    const isTold = told.includes(letters.slice(begin, end)); // the line stands within another one
    if (!isTold && !nexts.some((next) => next.startsWith(letters.slice(from, end)))) return true;
    at = letters.indexOf(line, from);
  }
  return false;
}
