import { Readable } from 'node:stream';
import { isDated, type ReportUnit, truncate } from '@portal/contracts';
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';

/** A column of a workbook. */
export interface SheetColumn {
  label: string;
  unit: ReportUnit;
}

/** How a spreadsheet shows a figure. */
const numberFormats: Partial<Record<ReportUnit, string>> = {
  usd: '$#,##0.00;[Red]-$#,##0.00',
  percent: '0.0" %"',
  hours: '#,##0.0',
  count: '#,##0',
  days: '#,##0',
  day: 'mmm d, yyyy',
  week: '"Week of "mmm d, yyyy',
  month: 'mmmm yyyy',
  year: 'yyyy',
  instant: 'mmm d, yyyy hh:mm',
};
const widths: Partial<Record<ReportUnit, number>> = { text: 26, instant: 18, week: 22, month: 18 };
const WIDTH = 13;
/** A sheet's name has at most 31 characters, and none of these. */
const sheetName = (title: string): string => truncate(title.replaceAll(/[\\/?*[\]:]/g, ' '), 25);

/** Lines as a workbook of one sheet that is written while they are read; its first line stays in sight. */
export function xlsxStream(
  title: string,
  columns: readonly SheetColumn[],
  lines: AsyncIterable<CellValue[]>,
): Readable {
  const shown: ColumnDef[] = columns.map(({ label, unit }) => ({
    header: label,
    width: widths[unit] ?? WIDTH,
    ...(numberFormats[unit] === undefined ? {} : { numFmt: numberFormats[unit] }),
  }));
  const stream = writeXlsxStream(lines, { name: sheetName(title), columns: shown, freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

/** A workbook with a longer text in a cell is said to be damaged. */
const MAX_CELL = 32_767;

/**
 * Spreadsheets have days and times of their own; hours of the day are UTC, as in the other formats. Of a text that no
 * cell can have the beginning is there.
 */
export function sheetCell(unit: ReportUnit, value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  return isDated({ unit }) || unit === 'instant' ? new Date(value) : truncate(value, MAX_CELL);
}
