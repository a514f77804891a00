import type { TableLine } from './table-line.js';

/** Why a table isn't taken. */
export type TableRefusal =
  | 'not_a_table'
  | 'no_sheet'
  | 'no_lines'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'too_much_text'
  | 'not_computed'
  | 'unclosed_quote';

/** How much of a table is read. */
export interface TableLimits {
  /** Lines below the headings. */
  lines: number;
  columns: number;
  /** Characters of a cell; what follows is left out. */
  cell: number;
  /** Characters of all cells together. */
  text: number;
  /** Lines that are answered beside the file of all. */
  first: number;
}

/** Ends the reading of a table. */
export class RefusedTable extends Error {
  readonly refusal: TableRefusal;
  /** A cell as `B4`, the number of a line, or names of sheets, where the refusal has one. */
  readonly place: string;

  constructor(refusal: TableRefusal, place = '') {
    super(refusal);
    this.refusal = refusal;
    this.place = place;
  }
}

/**
 * The lines with any text, their cells without the characters that PostgreSQL keeps in no text.
 * @throws RefusedTable for what is beyond the limits
 */
export async function* limited(lines: AsyncGenerator<TableLine>, limits: TableLimits): AsyncGenerator<TableLine> {
  let [seen, characters] = [0, 0];
  for await (const { line, cells: raw, width: inFile } of lines) {
    const cells = raw.map((cell) => cell.replaceAll('\u0000', '').trim().slice(0, limits.cell).toWellFormed());
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) continue;
    if (width > limits.columns) throw new RefusedTable('too_many_columns');
    seen += 1; // the headings are one more
    if (seen > limits.lines + 1) throw new RefusedTable('too_many_lines');
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > limits.text) throw new RefusedTable('too_much_text');
    yield { line, cells: cells.slice(0, width), ...(inFile === undefined ? {} : { width: inFile }) };
  }
}
