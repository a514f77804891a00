import { headLengthAt, WROTE, bare, headerAt, isDashed, isNotesHead, isSender } from './quote-head.js';
import { namesUs } from './thread-quotes.js';

/** Lines between the title of a mail of ours and the line above its message, or the row with its ticket, at most. */
const MAX_TITLE_LINES = 8;
/** Lines between the header of a quoted mail and the title of ours, at most: a server may put a warning there. */
const MAX_HEADER_LINES = 12;
const TITLE = /^(?:#+ )?(?:LATE: )?\[S-\d+\]/;
/** A line of a header, in words of a program that isn't known. */
const LABELLED = /^[^\s:：]{1,20}\s?[:：]/;
const ROW = /^\W*Ticket\W+S-\d+/;

/** Whether a line is marked as quoted, also within an item of a list. */
export const isMarked = (line: string): boolean => /^\s*(?:(?:[-*]|\d{1,3}[.)])\s+)*>/.test(line);

/**
 * The place from which a text quotes a mail of ours without marks, as Outlook does: all that follows is of it or was typed
 * into it. The number of lines where it quotes none so.
 */
export function unmarkedQuoteAt(lines: readonly string[]): number {
  const begin = lines.findIndex((line, at) => !isMarked(line) && beginsOurs(lines, at));
  if (begin < 0) return lines.length;
  const isAbove = (line: string): boolean => bare(line) === '' || isDashed(line);
  let first = begin;
  while (first > 0 && isAbove(lines[first - 1] ?? '')) first -= 1;
  if (!TITLE.test(bare(lines[begin] ?? ''))) return first;
  const sender = lines.slice(0, first).findLastIndex((line) => LABELLED.test(bare(line)) && namesUs(line));
  return sender >= first - MAX_HEADER_LINES && sender >= 0 ? beginOfBlock(lines, sender) : first;
}

function beginsOurs(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at] ?? '');
  if (TITLE.test(line))
    return lines.slice(at + 1, at + MAX_TITLE_LINES).some((next) => WROTE.test(bare(next)) || ROW.test(bare(next)));
  if (isNotesHead(lines, at)) return namesUs(line);
  if (headerAt(lines, at).some((label) => isSender(label) && namesUs(label))) return true;
  const head = lines.slice(at, at + headLengthAt(lines, at));
  const next = lines.slice(at + head.length).find((below) => bare(below) !== '');
  return head.length > 0 && namesUs(head.join(' ')) && next !== undefined && !isMarked(next);
}

/** Whether a line names us as who wrote what is quoted below it. */
export const hasHeadOfOurs = (lines: readonly string[]): boolean =>
  lines.some((line, at) => WROTE.test(bare(line)) && namesUs(lines.slice(Math.max(0, at - 2), at + 1).join(' ')));

/** Where the lines begin that no empty line parts from one. */
const beginOfBlock = (lines: readonly string[], at: number): number =>
  lines.slice(0, at).findLastIndex((line) => bare(line) === '') + 1;
