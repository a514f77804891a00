import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLines } from './csv-lines.js';
import { limited, RefusedTable, type TableLimits, type TableRefusal } from './limited-lines.js';
import type { TableLine } from './table-line.js';
import { workbookLines, type SheetChoice } from './workbook-lines.js';

/** A table to be read, and the file that its lines are written to. */
export interface TableReading {
  path: string;
  format: 'csv' | 'xlsx';
  to: string;
  /** Of a workbook: the sheet to be read; by default the first with a table. */
  sheet: string | undefined;
  limits: TableLimits;
  /** Finds the sign of a currency that isn't ours; given, since the thread doesn't load what knows them all. */
  otherCurrency: RegExp;
}

/** What a table has. Its lines are JSON, one a line: the number of the row, then the cells. */
export interface ReadTable {
  /** As many as `limits.first`, each with all columns that hold text: it may have the headings. */
  firstLines: TableLine[];
  /** With that of the headings. */
  lineTotal: number;
  /** Of a workbook: the sheet that was read; null for a text. */
  sheet: string | null;
  otherSheets: string[];
}

/** A refusal is an answer, for a thrown error loses its fields on the way out of a thread. */
export type TableAnswer = { table: ReadTable } | { refusal: TableRefusal; place: string };

/** Reads the lines of a table that have any text. */
export async function read({ path, format, to, sheet, limits, otherCurrency }: TableReading): Promise<TableAnswer> {
  const table: ReadTable = { firstLines: [], lineTotal: 0, sheet: null, otherSheets: [] };
  const onSheet = (choice: SheetChoice): void => {
    Object.assign(table, choice);
  };
  const lines = limited(format === 'csv' ? csvLines(path) : workbookLines(path, otherCurrency, onSheet, sheet), limits);
  try {
    await pipeline(Readable.from(written(lines, table, limits.first)), createWriteStream(to, { mode: 0o600 }));
    return table.lineTotal < 2 ? { refusal: 'no_lines', place: '' } : { table };
  } catch (error) {
    // whatever its reader says of a file that isn't what it seems
    if (error instanceof RefusedTable) return { refusal: error.refusal, place: error.place };
    return { refusal: 'not_a_table', place: '' };
  }
}

async function* written(lines: AsyncGenerator<TableLine>, table: ReadTable, first: number): AsyncGenerator<string> {
  const firstLines: TableLine[] = [];
  let columns = 0;
  for await (const line of lines) {
    if (firstLines.length < first) firstLines.push(line);
    table.lineTotal += 1;
    columns = Math.max(columns, line.cells.length);
    yield `${JSON.stringify([line.line, ...line.cells])}\n`;
  }
  table.firstLines = firstLines.map((line) => withColumns(line, columns));
}

/** With as many cells as there are columns with text; of a CSV file no more than the line has, for others are shifted. */
function withColumns({ line, cells, width = Infinity }: TableLine, columns: number): TableLine {
  const missing = Math.min(width, columns) - cells.length;
  return { line, cells: [...cells, ...Array.from({ length: missing }, () => '')] };
}
