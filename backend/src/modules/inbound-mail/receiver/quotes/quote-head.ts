const SAYS =
  /(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|napisał(?:\(a\)|a)?|pisze|skrev|kirjoitti|写道|작성|のメッセージ)/i;
/** The end of the line above a quote. */
export const WROTE = new RegExp(`${SAYS.source}\\s*[:：]?$`, 'i');
/** How such a line begins, besides with a name. */
const BEGIN = /^\s*(?:-+\s*)?(?:(?:On|Le|El|Il|Em|Am|Op|Den|pe|W\sdniu|Dnia|[a-z]{3,4}\.)\s|在)/;
const DAY = /\b(?:19|20)\d{2}\b|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/;
const TIME = /\d{1,2}[:.h]\d{2}/;
/** Lines that a mail program breaks it into, at most. */
const MAX_LINES = 3;

/** Whether a line that ends like one above a quote names an address, or a day and a time, as mail programs do. */
const isOfProgram = (head: string): boolean => head.includes('@') || (DAY.test(head) && TIME.test(head));

/**
 * Whether a line begins like one above a quote but was typed: “On Monday the technician wrote:”, with what was written
 * below it, not quoted.
 */
export function isTypedHead(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (!BEGIN.test(line) && !WROTE.test(line.trimEnd())) return false;
  const head = lines.slice(at, at + MAX_LINES);
  const end = head.findIndex((part) => /[:：]\s*-*$/.test(part) || WROTE.test(part.trimEnd()));
  if (end < 0) return true;
  if (isOfProgram(head.slice(0, end + 1).join(' '))) return false;
  const below = lines.slice(at + end + 1).find((part) => part.trim() !== '');
  return !below?.trimStart().startsWith('>');
}

/** The number of lines at the end of a text by which a mail program names the writer of the quote below; 0 for none. */
export function headLength(lines: readonly string[]): number {
  const last =
    lines
      .at(-1)
      ?.replace(/[\\*_>]/g, '')
      .trim() ?? '';
  if (!WROTE.test(last) && !(SAYS.test(last) && /[:：]$/.test(last))) return 0;
  if (isOfProgram(last)) return 1;
  return isOfProgram([lines.at(-2) ?? '', last].join(' ')) ? 2 : 0;
}

/** Whether a line ends the words by which a mail program names the writer of the quote below. */
export const endsQuoteHead = (lines: readonly string[], at: number): boolean =>
  headLength(lines.slice(Math.max(0, at - 1), at + 1)) > 0;

/** Whether lines are the words by which a mail program names the writer of the quote below: “Am … schrieb Dana <…>:”, too. */
function isHead(lines: readonly string[]): boolean {
  const head = lines.join(' ').trimEnd();
  if (!/[:：]$/.test(head)) return WROTE.test(head) && isOfProgram(head);
  return SAYS.test(head) ? isOfProgram(head) : head.includes('@') && TIME.test(head);
}

const beginsHead = (line: string): boolean => BEGIN.test(line) || (DAY.test(line) && TIME.test(line));

/** The number of lines from one on by which a mail program names the writer of the quote below; 0 for none. */
export function headLengthAt(lines: readonly string[], at: number): number {
  if (isHead(lines.slice(at, at + 1))) return 1;
  if (!beginsHead(lines[at] ?? '')) return 0;
  for (let length = 2; length <= MAX_LINES; length += 1) {
    const last = lines[at + length - 1];
    if (last === undefined || (beginsHead(last) && isHead([last]))) return 0; // words above a head
    if (isHead(lines.slice(at, at + length))) return length;
  }
  return 0;
}

/** The number of lines at the end of a text that name the writer of the quote below, also with its address on a line of its own. */
export const headLengthAtEnd = (lines: readonly string[]): number =>
  headLength(lines) || ([2, 3].find((length) => headLengthAt(lines, lines.length - length) === length) ?? 0);
