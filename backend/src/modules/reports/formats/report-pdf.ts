import { DomainError, reportLimits } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../../infrastructure/database/business-time.js';
import { letterheadOf, type PdfColumn, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatInstant } from '../../../infrastructure/wording/american-formats.js';
import type { ReportColumn, ReportRow } from '../definitions/report-definition.js';
import type { OpenReport } from '../open-report.js';
import type { ReportHead } from './report-file.js';
import { textOf } from './values.js';

/** How much of the line a column gets, relative to the others. */
const room: Partial<Record<ReportColumn['unit'], number>> = { text: 1.5, usd: 1.25, day: 1.35, instant: 1.7 };
const FIGURES: ReadonlySet<ReportColumn['unit']> = new Set(['usd', 'count', 'percent', 'hours', 'days']);
/** From here on a page lies on its side. */
const MANY_COLUMNS = 7;

/**
 * The PDF of a report, whose rows are read into memory.
 * @throws DomainError `report.too_many_rows`
 */
export async function reportPdf(head: ReportHead, report: OpenReport): Promise<PdfContent> {
  const { columns, rowCount, totals } = report;
  if (rowCount > reportLimits.pdfRows) throw new DomainError('report.too_many_rows', { count: reportLimits.pdfRows });
  const rows: ReportRow[] = [];
  for await (const batch of report.rows) rows.push(...batch);
  const whole = columns.reduce((sum, { unit }) => sum + (room[unit] ?? 1), 0);
  return {
    title: head.title,
    at: head.madeAt,
    letterhead: letterheadOf(),
    isLandscape: columns.length > MANY_COLUMNS,
    blocks: [
      { type: 'head', kind: head.title, number: formatInstant(head.madeAt, BUSINESS_ZONE) },
      { type: 'facts', facts: [...head.facts, ['Made for', head.madeFor], ['Rows', textOf('count', rowCount)]] },
      {
        type: 'table',
        columns: columns.map(({ label, unit }): PdfColumn => {
          const share = (room[unit] ?? 1) / whole;
          return FIGURES.has(unit) ? { title: label, share, align: 'right' } : { title: label, share };
        }),
        rows: rows.map((row) => columns.map(({ name, unit }) => textOf(unit, row[name] ?? null))),
      },
      {
        type: 'totals',
        lines: columns
          .filter(({ name }) => name in totals)
          .map(({ name, label, unit }) => [`${label}, total`, textOf(unit, totals[name] ?? null)] as const),
      },
      ...columns.map(({ label, sentence }) => ({ type: 'small', text: `${label}: ${sentence}.` }) as const),
    ],
  };
}
