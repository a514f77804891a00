import { Readable } from 'node:stream';
import { spreadsheetText } from '@portal/contracts';
import { writeCsvStream, type CellValue } from 'hucre/csv';

export type { CellValue as CsvCell };

/**
 * Lines as a CSV file that is written while they are read. Texts that a spreadsheet would run as a formula are kept as
 * texts; it begins with the byte order mark of UTF-8.
 */
export const csvStream = (lines: AsyncIterable<readonly CellValue[]>): Readable =>
  Readable.fromWeb(
    writeCsvStream(marked(lines), { headers: false, bom: true }) as Parameters<typeof Readable.fromWeb>[0],
  );

async function* marked(lines: AsyncIterable<readonly CellValue[]>): AsyncGenerator<CellValue[]> {
  for await (const line of lines) yield line.map((cell) => (typeof cell === 'string' ? spreadsheetText(cell) : cell));
}
