import type { ReportChartKind } from '@portal/contracts';
import { columnOf, type ReportColumn } from '../definitions/report-definition.js';
import { reportBars } from './report-bars.js';

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

describe('the chart of a report in its PDF', () => {
  it('has the values in words and the labels of the table', () => {
    const chart = { ...chartOf('from', 2, (at) => `2026-1${at}-01`), series: ['kept', 'sum'] };
    expect(reportBars(chart, columns)).toEqual({
      type: 'bars',
      title: 'By from',
      series: ['Kept', 'Total'],
      points: [
        { label: 'Oct\u00a01,\u00a02026', values: [0, 0.5], words: ['', '$0.50'] },
        { label: 'Nov\u00a01,\u00a02026', values: [0, 1.5], words: ['', '$1.50'] },
      ],
    });
  });

  it('is bars whatever its kind on the screen, and says so', () => {
    const title = (kind: ReportChartKind) =>
      reportBars({ ...chartOf('from', 2, (at) => `2026-1${at}-01`), kind }, columns).title;
    expect([title('bars'), title('lines'), title('share')]).toEqual([
      'By from',
      'By from, as bars',
      'By from, as bars',
    ]);
  });

  it('has the goal of bars and lines, in the unit of its figures', () => {
    const goalOf = (kind: ReportChartKind) =>
      reportBars(
        { ...chartOf('from', 2, (at) => `2026-1${at}-01`), kind, goal: { value: 1200, label: 'Promised' } },
        columns,
      ).goal;
    expect(goalOf('lines')).toEqual({ value: 1200, words: 'Promised: $1,200.00' });
    expect(goalOf('share')).toBeUndefined();
  });

  it('has the last days where not all have room, the first of other things, and says so', () => {
    const days = reportBars(
      chartOf('from', 28, (at) => `2026-02-${String(at + 1).padStart(2, '0')}`),
      columns,
    );
    expect([days.title, days.points.at(-1)?.label]).toEqual(['By from, the last 8 of 28', 'Feb\u00a028,\u00a02026']);
    const people = reportBars(
      chartOf('who', 9, (at) => `${at} a person with a long name`),
      [column('who', 'Assignee', 'text'), ...columns],
    );
    expect(people).toMatchObject({ title: 'By assignee, the first 4 of 9' });
    expect(people.points[0]?.label).toHaveLength(22);
  });
});
