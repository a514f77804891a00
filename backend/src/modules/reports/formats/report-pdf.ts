import { isFigure, DomainError, reportLimits } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { letterheadOf, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatInstant } from '../../../infrastructure/wording/american-formats.js';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import { drawReport, type OpenReport } from '../open-report.js';
import { pdfChart } from './pdf-chart.js';
import type { ReportHead } from './report-file.js';
import { textOf } from './values.js';

/** With more a page lies on its side, and the table is written small. */
const MANY_COLUMNS = 7;

/**
 * The PDF of a report, whose rows are read into memory.
 * @throws DomainError `report.too_many_rows`
 */
export async function reportPdf(head: ReportHead, report: OpenReport): Promise<PdfContent> {
  const { columns, rowCount } = report;
  if (rowCount > reportLimits.pdfRows) throw new DomainError('report.too_many_rows', { count: reportLimits.pdfRows });
  const rows: ReportRow[] = [];
  for await (const batch of report.rows) rows.push(...batch.map(({ row }) => row));
  const isWide = columns.length > MANY_COLUMNS;
  const chart = drawReport(report, rows);
  return {
    title: head.title,
    at: head.madeAt,
    letterhead: letterheadOf(),
    isLandscape: isWide,
    blocks: [
      { type: 'head', kind: head.title, number: formatInstant(head.madeAt, BUSINESS_ZONE) },
      { type: 'facts', facts: [...head.facts, ['Made for', head.madeFor], ['Rows', textOf('count', rowCount)]] },
      ...(chart ? pdfChart(chart, columns) : []),
      {
        type: 'table',
        isSmall: isWide,
        ...totalsRow(report),
        columns: columns.map((column) => ({ title: column.label, align: isFigure(column) ? 'right' : 'left' })),
        rows: rows.map((row) => columns.map(({ name, unit }) => textOf(unit, row[name] ?? null))),
      },
      {
        type: 'together',
        blocks: [{ type: 'small', text: columns.map(noteOf).join(isWide ? ' ' : '\n') }],
      },
    ],
  };
}

/** What a column is. Of many columns these follow one another in the same lines, so that they fit below more rows. */
const noteOf = ({ label, sentence }: ReportColumn): string => `${label}: ${sentence}.`;

/** Totals below their columns, behind a word where the first column has none. */
function totalsRow({ columns, totals }: OpenReport): { totals?: string[] } {
  if (Object.keys(totals).length === 0) return {};
  return {
    totals: columns.map(({ name, unit }, at) =>
      name in totals ? textOf(unit, totals[name] ?? null) : at === 0 ? 'Total' : '',
    ),
  };
}
