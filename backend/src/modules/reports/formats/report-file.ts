import { Readable } from 'node:stream';
import { type ReportFormat, truncate } from '@portal/contracts';
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { csvStream } from '../../../infrastructure/csv/csv-stream.js';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import type { OpenReport } from '../open-report.js';

/** What a file says of itself beside its rows. */
export interface ReportHead {
  title: string;
  /** What it was asked for, in words. */
  facts: readonly (readonly [name: string, value: string])[];
  madeAt: Date;
  madeFor: string;
}

type Streamed = Exclude<ReportFormat, 'pdf'>;

/** How a spreadsheet shows a figure. */
const numberFormats: Partial<Record<ReportColumn['unit'], string>> = {
  usd: '$#,##0.00;[Red]-$#,##0.00',
  percent: '0.0" %"',
  hours: '#,##0.0',
  count: '#,##0',
  days: '#,##0',
  day: 'mmm d, yyyy',
  instant: 'mmm d, yyyy hh:mm',
};
const widths: Partial<Record<ReportColumn['unit'], number>> = { text: 26, instant: 18 };
const WIDTH = 13;
/** A sheet's name has at most 31 characters, and none of these. */
const sheetName = (title: string): string => truncate(title.replaceAll(/[\\/?*[\]:]/g, ' '), 25);

/** The file of a report as a stream: rows are written while they are read. */
export function reportStream(format: Streamed, head: ReportHead, report: OpenReport): Readable {
  switch (format) {
    case 'csv':
      return csv(report);
    case 'xlsx':
      return xlsx(head, report);
    case 'json':
      return Readable.from(json(head, report));
  }
}

function csv({ columns, rows }: OpenReport): Readable {
  const headers = columns.map(({ label }) => label);
  const cells = eachRow(rows, (row) => columns.map(({ name }) => row[name] ?? null));
  return csvStream(withHead(headers, cells));
}

function xlsx({ title }: ReportHead, { columns, rows, totals }: OpenReport): Readable {
  const shown: ColumnDef[] = columns.map(({ label, unit }) => ({
    header: label,
    width: widths[unit] ?? WIDTH,
    ...(numberFormats[unit] === undefined ? {} : { numFmt: numberFormats[unit] }),
  }));
  const cells = eachRow(rows, (row) => columns.map(({ name, unit }) => cellOf(unit, row[name] ?? null)));
  const totalCell = ({ name }: ReportColumn, at: number): CellValue => totals[name] ?? (at === 0 ? 'Total' : null);
  const sheet = Object.keys(totals).length > 0 ? withFoot(cells, columns.map(totalCell)) : cells;
  return fromWeb(writeXlsxStream(sheet, { name: sheetName(title), columns: shown, freezePane: { rows: 1 } }));
}

/** Spreadsheets have days and times of their own; hours of the day are UTC, as in the other formats. */
const cellOf = (unit: ReportColumn['unit'], value: CellValue): CellValue =>
  (unit === 'day' || unit === 'instant') && typeof value === 'string' ? new Date(value) : value;

async function* json({ title, facts, madeAt }: ReportHead, { columns, rows, rowCount, totals }: OpenReport) {
  const about = {
    title,
    made_at: madeAt.toISOString(),
    parameters: Object.fromEntries(facts),
    columns: columns.map(({ name, label, unit }) => ({ name, label, unit })),
    row_count: rowCount,
    totals,
  };
  yield `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "rows": [`;
  let written = 0;
  for await (const batch of rows)
    yield batch.map(({ row }) => `${written++ === 0 ? '' : ','}\n    ${JSON.stringify(row)}`).join('');
  yield '\n  ]\n}\n';
}

async function* eachRow<Cells>(rows: OpenReport['rows'], toCells: (row: ReportRow) => Cells): AsyncGenerator<Cells> {
  for await (const batch of rows) for (const { row } of batch) yield toCells(row);
}

async function* withHead(headers: CellValue[], rows: AsyncIterable<CellValue[]>): AsyncGenerator<CellValue[]> {
  yield headers;
  yield* rows;
}

async function* withFoot(rows: AsyncIterable<CellValue[]>, foot: CellValue[]): AsyncGenerator<CellValue[]> {
  yield* rows;
  yield foot;
}

const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
