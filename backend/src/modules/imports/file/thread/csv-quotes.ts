import { RefusedTable } from './limited-lines.js';

/** Lines of a cell; one of more is refused where most of them look like lines of the table. */
const MAX_CELL_LINES = 100;

const QUOTE = '"';
const BREAK = /\r\n|\r|\n/;

/**
 * Refuses a text in which a quote isn't closed: the lines below it would silently become one cell. It is not where the
 * text ends first; where the cell has several lines and more text behind its end, for it ended at the quote of another
 * cell; and where it has very many lines, most with the separators of a line of the table. A long text has few of them.
 * @param from where the first line begins
 * @throws RefusedTable with the line, as an editor counts it, in which the quote stands
 */
export function assertQuotesClosed(text: string, from: number, delimiter: string): void {
  const ends = `${delimiter}\r\n`;
  const isStart = (at: number): boolean => at === from || ends.includes(text[at - 1] ?? '');
  let at = text.indexOf(QUOTE, from);
  while (at >= 0) {
    if (!isStart(at)) {
      at = text.indexOf(QUOTE, at + 1);
      continue;
    }
    const end = endOfCell(text, at);
    if (end < 0 || isOfSeveralCells(text, at, end, delimiter))
      throw new RefusedTable('unclosed_quote', String(text.slice(0, at).split(BREAK).length));
    at = text.indexOf(QUOTE, end + 1);
  }
}

/** The place of the quote that closes the one at this place; -1 without one. Two quotes are one of the text. */
function endOfCell(text: string, begin: number): number {
  let at = text.indexOf(QUOTE, begin + 1);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

function isOfSeveralCells(text: string, begin: number, end: number, delimiter: string): boolean {
  const lines = text.slice(begin, end).split(BREAK);
  if (lines.length === 1) return false;
  const next = /[^ ]/.exec(text.slice(end + 1, end + 100))?.[0] ?? '\n';
  if (!`${delimiter}\r\n`.includes(next)) return true;
  if (lines.length <= MAX_CELL_LINES) return false;
  const cells = (line: string): number => line.split(delimiter).length;
  const first = cells(text.slice(lineStart(text, begin), begin) + (lines[0] ?? ''));
  return lines.filter((line) => cells(line) >= first).length > lines.length / 2;
}

function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start;
}
