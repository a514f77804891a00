import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DomainError, importLimits } from '@portal/contracts';
import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows, type CellValue } from 'hucre/xlsx';

/** A line of a file: its row, counted from 1 as spreadsheets do, and its cells as texts. */
export interface TableLine {
  line: number;
  cells: string[];
}

export interface TableHead {
  headers: string[];
  /** The lines below the headings, empty ones left out. @throws DomainError for what is beyond the limits */
  lines: AsyncGenerator<TableLine>;
}

/**
 * Opens a file whose first line with any text has the headings.
 * @throws DomainError `import.not_a_table`, `import.too_many_columns`, `import.no_lines`
 */
export async function openTable(path: string, kind: 'csv' | 'xlsx'): Promise<TableHead> {
  const lines = limited(readable(kind === 'csv' ? csvLines(path) : xlsxLines(path)));
  const first = await lines.next();
  if (first.done) throw new DomainError('import.no_lines');
  return { headers: distinctHeaders(first.value.cells), lines: below(lines, first.value.cells.length) };
}

/** Each line as wide as the headings. */
async function* below(lines: AsyncGenerator<TableLine>, width: number): AsyncGenerator<TableLine> {
  for await (const { line, cells } of lines)
    yield { line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') };
}

/** A file that isn't what it seems is refused by a sentence, whatever its reader says. */
async function* readable(lines: AsyncGenerator<TableLine>): AsyncGenerator<TableLine> {
  try {
    yield* lines;
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('import.not_a_table');
  }
}

async function* limited(lines: AsyncGenerator<TableLine>): AsyncGenerator<TableLine> {
  let seen = 0;
  for await (const { line, cells } of lines) {
    if (cells.every((cell) => cell === '')) continue;
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width > importLimits.columns) throw new DomainError('import.too_many_columns', { count: importLimits.columns });
    seen += 1; // the headings are one more
    if (seen > importLimits.lines + 1) throw new DomainError('import.too_many_lines', { count: importLimits.lines });
    yield { line, cells: cells.slice(0, width) };
  }
}

async function* csvLines(path: string): AsyncGenerator<TableLine> {
  const text = decoded(await readFile(path)); // at most 10 MB; the rows are made one at a time
  let line = 0;
  for (const cells of streamCsvRows(text)) {
    line += 1;
    if (line % 500 === 0) await new Promise(setImmediate); // other calls have their turn
    yield { line, cells: cells.map(textOf) };
  }
}

async function* xlsxLines(path: string): AsyncGenerator<TableLine> {
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  for await (const { index, values } of streamXlsxRows(content, { maxInputBytes: importLimits.fileBytes }))
    yield { line: index + 1, cells: values.map(textOf) };
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

const MIDNIGHT = /T00:00:00\.000Z$/;

/** What a spreadsheet shows as text, without the characters that PostgreSQL keeps in no text. */
function textOf(value: CellValue): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString().replace(MIDNIGHT, '') : String(value);
  return text.replaceAll('\u0000', '').trim().slice(0, importLimits.cell);
}

/** Headings that can be told apart: an empty one is called by its place, a repeated one numbered. */
function distinctHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.slice(0, 150) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
