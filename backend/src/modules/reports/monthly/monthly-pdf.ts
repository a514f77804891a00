import {
  monthlyReportParts,
  monthlyReportTitles,
  type MonthlyReportFigures,
  type MonthlyReportPart,
  type MonthlyReportView,
} from '@portal/contracts';
import { letterheadOf, type PdfBlock, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatDay, formatDayOf } from '../../../infrastructure/wording/american-formats.js';
import { monthName, shortMonthName } from './months.js';

type Report = Pick<
  MonthlyReportView,
  'company_name' | 'month' | 'texts' | 'figures' | 'sent_at' | 'created_at' | 'status'
>;

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
/** As wide as a column: "$950", "$12.4K". */
const shortDollars = (amount: number): string => compact.format(amount);

/** "service-report-2026-10-harbor-bakery.pdf" */
export function monthlyPdfName({ month, company_name: company }: Report): string {
  const words = company
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `service-report-${month}${words === '' ? '' : `-${words}`}.pdf`;
}

/** The report as a PDF: its sentences, part by part, with charts of the last months and a table of the projects. */
export function monthlyPdf(report: Report): PdfContent {
  const { company_name: company, month, texts, figures, sent_at, created_at, status } = report;
  const at = new Date(sent_at ?? created_at);
  return {
    title: `Monthly service report of ${company}, ${monthName(month)}`,
    at,
    letterhead: letterheadOf(),
    ...(status === 'sent' ? {} : { stamp: 'DRAFT' }),
    blocks: [
      { type: 'head', kind: 'Monthly service report', number: monthName(month) },
      {
        type: 'parties',
        title: 'For',
        lines: [company],
        facts: [
          [status === 'sent' ? 'Sent' : 'Made', formatDayOf(at)],
          ['Open items as of', formatDay(figures.counted_on)],
        ],
      },
      ...monthlyReportParts.flatMap((part) => partOf(part, texts[part], figures)),
    ],
  };
}

function partOf(part: MonthlyReportPart, text: string, figures: MonthlyReportFigures): PdfBlock[] {
  if (text.trim() === '') return [];
  const paragraphs = text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', text: line }) as const);
  return [
    { type: 'together', blocks: [{ type: 'heading', text: monthlyReportTitles[part] }, ...paragraphs] },
    ...(drawings[part]?.(figures) ?? []),
  ];
}

type Month = MonthlyReportFigures['months'][number];

/** A figure of two parts, month by month. */
const bars = (
  title: string,
  months: readonly Month[],
  series: readonly [name: string, value: (month: Month) => number][],
  toWords: (value: number) => string = String,
): PdfBlock => ({
  type: 'chart',
  kind: 'bars',
  title,
  series: series.map(([name]) => name),
  points: months.map((month) => {
    const values = series.map(([, valueOf]) => valueOf(month));
    return { label: shortMonthName(month.month), values, words: values.map(toWords) };
  }),
});

/** What stands below the sentences of a part. */
const drawings: Partial<Record<MonthlyReportPart, (figures: MonthlyReportFigures) => PdfBlock[]>> = {
  work: ({ months }) => [
    bars('Tasks a month', months, [
      ['New', ({ created }) => created],
      ['Completed', ({ completed }) => completed],
    ]),
  ],
  support: ({ months }) =>
    months.every(({ promises_kept: kept, promises_missed: missed }) => kept + missed === 0)
      ? []
      : [
          bars('Promises a month, by when tickets were opened', months, [
            ['Missed', ({ promises_missed: missed }) => missed],
            ['Kept', ({ promises_kept: kept }) => kept],
          ]),
        ],
  projects: ({ projects }) =>
    projects.length === 0
      ? []
      : [
          {
            type: 'table',
            columns: [
              { title: 'Project', share: 0.36 },
              { title: 'State', share: 0.18 },
              { title: 'Next', share: 0.36 },
              { title: 'Done', share: 0.1, align: 'right' },
            ],
            rows: projects.map(({ number, name, status, health, progress, next_date, next_milestone }) => [
              `${number} ${name}`,
              status === 'Active' ? health : status,
              [next_milestone, next_date === null ? null : formatDay(next_date)]
                .filter((one) => one !== null)
                .join(', '),
              `${progress} %`,
            ]),
          },
        ],
  bills: ({ months }) => [
    bars(
      'US dollars a month',
      months,
      [
        ['Invoiced', ({ invoiced }) => invoiced],
        ['Received', ({ collected }) => collected],
      ],
      shortDollars,
    ),
  ],
};
