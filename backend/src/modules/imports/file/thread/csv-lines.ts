import { readFile } from 'node:fs/promises';
import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { assertQuotesClosed } from './csv-quotes.js';
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
    yield { line, cells: cells.map((cell) => String(cell ?? '')), width: cells.length };
  }
}

/** UTF-8, UTF-16 by its mark, or what Excel on Windows writes where it isn't UTF-8. */
function decoded(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
