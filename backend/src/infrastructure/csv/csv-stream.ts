import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';

export type CsvCell = string | number | boolean | null;

/**
 * Lines as a CSV file that is written while they are read. Texts that a spreadsheet would run as a formula are kept as
 * texts; the mark at the beginning tells it UTF-8.
 */
export const csvStream = (lines: AsyncIterable<CsvCell[]>): Readable =>
  Readable.fromWeb(
    writeCsvStream(lines, { headers: false, bom: true, escapeFormulae: true }) as Parameters<
      typeof Readable.fromWeb
    >[0],
  );
