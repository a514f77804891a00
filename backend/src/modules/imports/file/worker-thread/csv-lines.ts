import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { readFile } from 'node:fs/promises';
import { RefusedTable } from './limited-lines.js';
import type { TableLine } from './table-line.js';

/** The first line that Excel reads as the name of the separator, as `sep=;`. */
const SEPARATOR = /^\uFEFF?"?sep=(.)"?[^\S\n]*(?:\r?\n|\r|$)/i;

/** The rows of a CSV file, counted as a spreadsheet does. @throws RefusedTable for a quote that isn't closed */
export async function* csvLines(path: string): AsyncGenerator<TableLine> {
  const text = decoded(await readFile(path)); // at most 10 MB
  const [head = '', named] = SEPARATOR.exec(text) ?? [];
  const delimiter = named ?? detectDelimiter(text);
  assertQuotesClosed(text, head.length, delimiter);
  let line = head === '' ? 0 : 1;
  for (const cells of streamCsvRows(text.slice(head.length), { delimiter })) {
    line += 1;
    yield { line, cells: cells.map((cell) => shown(String(cell ?? ''))), width: cells.length };
  }
}

const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

/** Without control characters, such as the end of a file of DOS; FileMaker breaks lines by vertical tabs. */
const shown = (cell: string): string => cell.replaceAll('\v', '\n').replaceAll(CONTROLS, '');

/** UTF-8, UTF-16 by its mark, or what Excel on Windows writes where it isn't UTF-8. */
function decoded(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return partlyUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The bytes of one letter of UTF-8 beyond ASCII, or else one byte beyond it. */
const HIGH_BYTES =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

/** A file of UTF-8 with some bytes of windows-1252, as files put together from two have; null where those are more. */
function partlyUtf8(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  let [letters, others] = [0, 0];
  const read = text.replaceAll(HIGH_BYTES, (part) => {
    if (part.length > 1) letters += 1;
    else others += 1;
    return new TextDecoder(part.length > 1 ? 'utf-8' : 'windows-1252').decode(Buffer.from(part, 'latin1'));
  });
  return letters > others ? read : null;
}

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
function assertQuotesClosed(text: string, from: number, delimiter: string): void {
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
