import type { ReportChartKind } from '@portal/contracts';
import type { PdfChart } from '../../../infrastructure/pdf/index.js';
import { columnOf, headline, type ReportColumn } from '../definitions/report-definition.js';
import { pdfChart } from './pdf-chart.js';
import { reportPdf } from './report-pdf.js';

const chartOn = (...[chart, of]: Parameters<typeof pdfChart>): PdfChart => {
  const [drawn] = pdfChart(chart, of);
  if (!drawn) throw new Error('Nothing was drawn');
  return drawn;
};
const column = (name: string, label: string, unit: ReportColumn['unit']): ReportColumn =>
  columnOf(name, { label, sentence: label, unit });
const columns = [column('from', 'From', 'day'), column('kept', 'Kept', 'count'), column('sum', 'Total', 'usd')];
const chartOf = (category: string, count: number, label: (at: number) => string) => ({
  category,
  series: ['sum'],
  kind: 'bars' as const,
  points: Array.from({ length: count }, (_, at) => ({ [category]: label(at), sum: at + 0.5 })),
  point_count: count,
});

const summed = columns.map((one) => ({ ...one, is_summed: true }));

describe('the chart of a report in its PDF', () => {
  it('has the values in words and the labels of the table', () => {
    const chart = { ...chartOf('from', 2, (at) => `2026-1${at}-01`), series: ['kept', 'sum'] };
    expect(chartOn(chart, columns)).toEqual({
      type: 'chart',
      kind: 'bars',
      title: 'By from',
      series: ['Kept', 'Total'],
      points: [
        { label: 'Oct\u00a01,\u00a02026', values: [null, 0.5], words: ['', '$0.50'] },
        { label: 'Nov\u00a01,\u00a02026', values: [null, 1.5], words: ['', '$1.50'] },
      ],
    });
  });

  it('is of the kind that was chosen, as bars where its figures can’t be added up, and none of a table', () => {
    const chart = { ...chartOf('from', 20, (at) => `2026-01-${at + 10}`), series: ['kept', 'sum'] };
    const drawn = (kind: ReportChartKind, of: typeof columns) =>
      pdfChart({ ...chart, kind }, of).map((one) => one.kind);
    for (const kind of ['bars', 'lines', 'stacked', 'share'] as const) expect(drawn(kind, summed)).toEqual([kind]);
    expect(drawn('table', summed)).toEqual([]);
    expect(drawn('share', columns)).toEqual(['bars']);
    expect(chartOn({ ...chart, kind: 'lines' }, summed).points).toHaveLength(20);
  });

  it('leaves what has no day off a line; bars have it', () => {
    const points = ['2026-10-01', '2026-11-01', null].map((from, sum) => ({ from, sum }));
    const chart = { ...chartOf('from', 3, String), points };
    expect(chartOn({ ...chart, kind: 'lines' }, columns)).toMatchObject({ title: 'By from', points: [{}, {}] });
    expect(chartOn(chart, columns).points).toHaveLength(3);
  });

  it('has the parts of a stack by a further column', () => {
    const stack = { column: 'kept', values: [2, null], others: 3, points: [[1, null, 4]] };
    const chart = { ...chartOf('from', 1, () => '2026-10-01'), kind: 'stacked' as const, stack };
    expect(chartOn(chart, summed)).toMatchObject({
      ...{ title: 'By from and kept', series: ['2', '', '3 others'] },
      points: [{ values: [1, null, 4], sum: '$5.00' }],
    });
  });

  it('has the sum of a stack, and shares with what they are of', () => {
    const points = [{ from: '2026-10-01', kept: 3, sum: 1 }];
    const chart = { ...chartOf('from', 1, String), series: ['kept', 'sum'], points };
    expect(chartOn({ ...chart, kind: 'stacked' }, summed).points).toMatchObject([{ values: [3, 1], sum: '4' }]);
    expect(chartOn({ ...chart, kind: 'share' }, summed).points).toEqual([
      { label: 'Kept', values: [3], words: ['75 % (3)'] },
      { label: 'Total', values: [1], words: ['25 % (1)'] },
    ]);
  });

  it('has the goal of bars and lines, in the unit of its figures', () => {
    const goalOf = (kind: ReportChartKind) =>
      chartOn(
        { ...chartOf('from', 2, (at) => `2026-1${at}-01`), kind, goal: { value: 1200, label: 'Promised' } },
        summed,
      ).goal;
    expect(goalOf('lines')).toEqual({ value: 1200, words: 'Promised: $1,200.00' });
    expect(goalOf('share')).toBeUndefined();
  });

  it('has the last days where not all have room, the first of other things, and says so', () => {
    const days = chartOn(
      chartOf('from', 28, (at) => `2026-02-${String(at + 1).padStart(2, '0')}`),
      columns,
    );
    expect([days.title, days.points.at(-1)?.label]).toEqual(['By from, the last 8 of 28', 'Feb\u00a028,\u00a02026']);
    const people = chartOn(
      chartOf('who', 9, (at) => `${at} a person with a long name`),
      [column('who', 'Assignee', 'text'), ...columns],
    );
    expect(people).toMatchObject({ title: 'By assignee, the first 4 of 9' });
    expect(people.points[0]?.label).toHaveLength(22);
  });

  it('stands above the table of the report, unless a table was chosen', async () => {
    const blocks = async (kind: ReportChartKind) => {
      const rows = (async function* () {
        yield await Promise.resolve([{ row: { from: '2026-10-01', sum: 1 }, links: {} }]);
      })();
      const drawing = { category: 'from', series: ['sum'], kind };
      const report = { columns: summed, drawing, rows, rowCount: 1, totals: {}, headline: headline('Total', 'sum') };
      const head = { title: 'Money', facts: [], madeAt: new Date(0), madeFor: 'Avery' };
      return (await reportPdf(head, report)).blocks.map((block) => (block.type === 'chart' ? block.kind : block.type));
    };
    expect(await blocks('lines')).toEqual(['head', 'facts', 'lines', 'table', 'together']);
    expect(await blocks('table')).toEqual(['head', 'facts', 'table', 'together']);
  });
});
