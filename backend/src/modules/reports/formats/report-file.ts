import { Readable } from 'node:stream';
import { isPeriod, type ReportFormat, type ReportValue } from '@portal/contracts';
import type { CellValue } from 'hucre/xlsx';
import { csvStream } from '../../../infrastructure/csv/csv-stream.js';
import { sheetCell, xlsxStream } from '../../../infrastructure/csv/xlsx-stream.js';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import type { OpenReport } from '../open-report.js';
import { textOf } from './values.js';

/** What a file says of itself beside its rows. */
export interface ReportHead {
  title: string;
  /** What it was asked for, in words. */
  facts: readonly (readonly [name: string, value: string])[];
  madeAt: Date;
  madeFor: string;
}

type Streamed = Exclude<ReportFormat, 'pdf'>;

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
  const cells = eachRow(rows, (row) => columns.map((column) => csvCell(column, row[column.name] ?? null)));
  return csvStream(withHead(headers, cells));
}

/** Numbers and days as programs read them, but a week, month or year as what it is: its first day says another thing. */
const csvCell = ({ unit }: ReportColumn, value: ReportValue): ReportValue =>
  isPeriod({ unit }) ? textOf(unit, value).replaceAll('\u00a0', ' ') : value;

/** Below the rows stand their totals and, like in the PDF, what was asked for: the first line has the columns' names. */
function xlsx({ title, facts, madeFor }: ReportHead, { columns, rows, totals }: OpenReport): Readable {
  const cells = eachRow(rows, (row) => columns.map(({ name, unit }) => sheetCell(unit, row[name] ?? null)));
  const totalCell = ({ name }: ReportColumn, at: number): CellValue => totals[name] ?? (at === 0 ? 'Total' : null);
  const asked = [...facts, ['Made for', madeFor]].map(([name, value]) => [`${name}: ${value}`]);
  const foot = [...(Object.keys(totals).length > 0 ? [columns.map(totalCell)] : []), [], ...asked];
  return xlsxStream(title, columns, withFoot(cells, foot));
}

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

async function* withFoot(rows: AsyncIterable<CellValue[]>, foot: CellValue[][]): AsyncGenerator<CellValue[]> {
  yield* rows;
  yield* foot;
}
