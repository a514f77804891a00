import { letterLine, lettersOf } from './letters.js';
import { headLengthAt } from './quote-head.js';
import { bare, headerAt } from './quoted-header.js';
import { SAYS_NOTHING, type OurMails } from './thread-quotes.js';
import { withoutBeginning, type SentMail } from './words-below.js';

/** Letters and digits; a shorter line of a message may stand anywhere. */
const MIN_LENGTH = 5;
/** Letters and digits; behind a shorter line of a message no answer is looked for. */
const MIN_QUESTION = 10;
/** Lines that are looked at, of a mail and of each message. */
const MAX_LINES = 1_000;
/** Lines of a message, and places of each in the mail, behind which answers are looked for. */
const MAX_QUESTIONS = 200;
const MAX_PLACES = 5;
/** Letters before a short line of a message in one line with it, by which a box is ticked. */
const MAX_TICK = 3;

/** Stands for a line of a mail that no message has, such as its header; {@link cleanText} leaves none in a text. */
const FOREIGN = '\u0000';
/** Stands for the line above a message in our mail. */
const AUTHOR = '\u0001';
const WRITTEN_BY = /^(?:\S+ ){1,5}wrote:$/i;
/** Lines between that and the message that are looked at. */
const MAX_ABOVE = 5;
/** The sign of an item: programs write it in their own way. */
const SIGN_OF_ITEM = /^\s*(?:\d{1,3}[.)]|o)\s+/;
/** How programs number the addresses that they write below a text. */
const NUMBERED_ADDRESS = /^[\s>]*\[?\d{1,2}[\].:]+\s*<?https?:/m;
const ADDRESS = /https?:\/\/\S+/gi;
/** Stands for an address, so that one more is noticed. */
const ONE_ADDRESS = ' ↈ ';

/** A line of a message or of a mail. */
interface Line {
  letters: string;
  /** Without the sign of an item and the addresses in it, but with their number. */
  words: string;
  isQuoted: boolean;
}

/**
 * Whether a mail has answers within a message that it quotes: lines between those of the message, words behind a line, or
 * a line that was changed, as by a tick.
 * @param messages plain texts, without those that quote a mail of ours as a whole
 */
export function isAnsweredWithin({ text, above }: SentMail, messages: readonly string[], ours: OurMails): boolean {
  const told = messages.map(linesOf);
  const mail = linesOf(withoutFrame(withoutBeginning(text, above), told, ours));
  const all = new Set(told.flatMap((message) => message.map(({ letters }) => letters)).filter(isLong));
  return told.some((message) => {
    const known = message.some(({ isQuoted }) => isQuoted) ? all : new Set(message.map(({ letters }) => letters));
    return hasLinesBetween(mail, message, known) || hasWordsBehind(mail, message, ours);
  });
}

const isLong = (letters: string): boolean => letters.length >= MIN_QUESTION;

/** A mail without lines that are of no message: headers, lines that name a writer, the last lines of our mails. */
function withoutFrame(text: string, told: readonly Line[][], { footer }: OurMails): string {
  const lines = text.split('\n').slice(0, MAX_LINES * 2);
  const known = new Set(told.flatMap((message) => message.map(({ letters }) => letters)));
  const end = lettersOf(footer);
  const bareLines = lines.map(bare);
  for (let at = 0; at < lines.length; at += 1) {
    const line = bareLines[at] ?? '';
    const letters = letterLine(line);
    const head = Math.max(headerAt(bareLines, at).length, headLengthAt(bareLines, at));
    if (head > 0 && !known.has(letters)) {
      lines.fill(FOREIGN, at, at + head);
      at += head - 1;
    } else if (WRITTEN_BY.test(line)) lines[at] = AUTHOR;
    else if (SAYS_NOTHING.test(line) || (letters.length >= MIN_LENGTH && end.includes(letters))) lines[at] = FOREIGN;
  }
  const shown = lines.join('\n');
  return NUMBERED_ADDRESS.test(text) ? shown.replace(/\[\d{1,2}\]/g, '') : shown;
}

/** Whether lines of a mail follow each other otherwise than in a message, with others between them, or changed ones. */
function hasLinesBetween(mail: readonly Line[], message: readonly Line[], known: ReadonlySet<string>): boolean {
  const places = placesOf(mail, message);
  if (places.length === 0) return isChangedWhole(mail, message);
  const isBetween = places.slice(1).some(([line, at], index) => {
    const [lineBefore, before] = places[index] ?? [0, 0];
    const between = mail.slice(before + 1, at).filter(({ letters }) => letters !== FOREIGN && letters !== AUTHOR);
    return !isSame(between, message.slice(lineBefore + 1, line)) && !between.every(({ letters }) => known.has(letters));
  });
  const [[first, begin], [last, end]] = [places[0] ?? [0, 0], places.at(-1) ?? [0, 0]];
  return (
    isBetween ||
    (first === 0 && hasLinesAbove(mail.slice(Math.max(begin - MAX_ABOVE, 0), begin), known)) ||
    isChangedAbove(unknown(mail[begin - 1], known), message.slice(0, first)) ||
    isChangedBelow(unknown(mail[end + 1], known), message.slice(last + 1))
  );
}

/** Whether lines stand between the message and the line that names its writer. */
function hasLinesAbove(lines: readonly Line[], known: ReadonlySet<string>): boolean {
  const above = lines.slice(lines.findLastIndex(({ letters }) => letters === AUTHOR || letters === FOREIGN));
  return above[0]?.letters === AUTHOR && above.slice(1).some(({ letters }) => !known.has(letters));
}

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
  const letters = joined(mail);
  if (letters.includes(joined(message))) return false;
  return message.some((own) =>
    mail.some((line) => !joined(message).includes(line.letters) && hasWordsBefore(line, own)),
  );
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
function hasWordsBehind(mail: readonly Line[], message: readonly Line[], { footer }: OurMails): boolean {
  const letters = mail.map((line) => line.letters).join('');
  const ends = new Set<number>();
  let length = 0;
  for (const line of mail) ends.add((length += line.letters.length));
  const told = joined(message);
  const last = lettersOf(footer);
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

/** The lines that say something. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => ({
      letters: line === FOREIGN || line === AUTHOR ? line : letterLine(line),
      words: letterLine(
        line
          .replace(/^[\s>]+/, '')
          .replace(SIGN_OF_ITEM, '')
          .replace(ADDRESS, ONE_ADDRESS),
      ),
      isQuoted: line.startsWith('>'),
    }))
    .filter(({ letters }) => letters !== '');
