import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLines } from './csv-lines.js';
import { limited, RefusedTable, type TableLimits, type TableRefusal } from './limited-lines.js';
import type { TableLine } from './table-line.js';
import { workbookLines } from './workbook-lines.js';

/** A table to be read, and the file that its lines are written to. */
export interface TableReading {
  path: string;
  format: 'csv' | 'xlsx';
  to: string;
  limits: TableLimits;
}

/** What a table has. Its lines are JSON, one a line: the number of the row, then the cells, as many as there are headings. */
export interface ReadTable {
  headers: string[];
  samples: string[][];
  lineTotal: number;
}

/** A refusal is an answer, for a thrown error loses its fields on the way out of a thread. */
export type TableAnswer = { table: ReadTable } | { refusal: TableRefusal };

/** Reads a table whose first line with any text has the headings. */
export async function read({ path, format, to, limits }: TableReading): Promise<TableAnswer> {
  const lines = limited(format === 'csv' ? csvLines(path) : workbookLines(path), limits);
  try {
    const first = await lines.next();
    if (first.done) return { refusal: 'no_lines' };
    const headers = distinctHeaders(first.value.cells);
    const table: ReadTable = { headers, samples: [], lineTotal: 0 };
    await pipeline(Readable.from(written(lines, table, limits.samples)), createWriteStream(to, { mode: 0o600 }));
    return table.lineTotal === 0 ? { refusal: 'no_lines' } : { table };
  } catch (error) {
    // whatever its reader says of a file that isn't what it seems
    return { refusal: error instanceof RefusedTable ? error.refusal : 'not_a_table' };
  }
}

async function* written(lines: AsyncGenerator<TableLine>, table: ReadTable, samples: number): AsyncGenerator<string> {
  const width = table.headers.length;
  for await (const { line, cells } of lines) {
    const wide = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    if (table.samples.length < samples) table.samples.push(wide);
    table.lineTotal += 1;
    yield `${JSON.stringify([line, ...wide])}\n`;
  }
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
