import { columnOf, type ReportColumn } from './definitions/report-definition.js';
import { drawReport } from './open-report.js';

const column = (name: string, unit: ReportColumn['unit']): ReportColumn =>
  columnOf(name, { label: name, sentence: name, unit }, { isSummed: unit !== 'text' });
const columns = [column('from', 'day'), column('kept', 'count'), column('missed', 'count'), column('sum', 'usd')];
const rows = [
  { from: '2026-10-01', kept: 2, missed: 0, sum: 0.1 },
  { from: '2026-10-01', kept: 1, missed: 1, sum: 0.2 },
  { from: '2026-11-01', kept: null, missed: 4, sum: null },
];

describe('The chart of a report', () => {
  it('has a point for each category, with the sums of its rows', () => {
    expect(
      drawReport({ drawing: { category: 'from', series: ['kept', 'missed'], kind: 'stacked' }, columns }, rows),
    ).toEqual({
      category: 'from',
      series: ['kept', 'missed'],
      kind: 'stacked',
      points: [
        { from: '2026-10-01', kept: 3, missed: 1 },
        { from: '2026-11-01', kept: null, missed: 4 },
      ],
      point_count: 2,
    });
  });

  it('adds money to the cent, and draws only what its axis counts', () => {
    const chart = drawReport({ drawing: { category: 'from', series: ['sum', 'kept', 'from'] }, columns }, rows);
    expect(chart?.series).toEqual(['kept']);
    expect(drawReport({ drawing: { category: 'from', series: ['sum'] }, columns }, rows)?.points[0]).toEqual({
      from: '2026-10-01',
      sum: 0.3,
    });
  });

  it('is none without rows, without figures, and where the reader doesn’t have its columns', () => {
    expect(drawReport({ drawing: { category: 'from', series: ['kept'] }, columns }, [])).toBeNull();
    expect(drawReport({ drawing: { category: 'from', series: ['from'] }, columns }, rows)).toBeNull();
    expect(drawReport({ drawing: { category: 'owner', series: ['kept'] }, columns }, rows)).toBeNull();
  });

  it('is stacked by a further column: its largest values, the others as one', () => {
    const of = [column('from', 'month'), column('company', 'text'), column('count', 'count')];
    const stackOn = (counted: (readonly [string, string | null, number])[]) =>
      drawReport(
        { drawing: { category: 'from', by: 'company', series: ['count'] }, columns: of },
        counted.map(([from, company, count]) => ({ from, company, count })),
      )?.stack;
    const [october, november] = ['2026-10-01', '2026-11-01'];
    expect(
      stackOn([
        [october, 'Neuse', 1],
        [november, 'Neuse', 1],
        [november, null, 4],
      ]),
    ).toEqual({
      ...{ column: 'company', values: [null, 'Neuse'], others: 0 },
      points: [
        [null, 1],
        [4, 1],
      ],
    });
    const many = Array.from({ length: 9 }, (_, at) => [october, `company ${at}`, at + 1] as const);
    expect(stackOn(many)).toMatchObject({ others: 3, points: [[9, 8, 7, 6, 5, 4, 6]] });
    expect(
      stackOn([
        [october, 'Neuse', 1],
        [november, 'Neuse', 1],
      ]),
    ).toBeUndefined();
  });

  it('has the parts of a stack that are months in their order', () => {
    const stack = drawReport(
      { drawing: { category: 'name', by: 'from', series: ['kept'] }, columns: [...columns, column('name', 'text')] },
      rows.map((row, at) => ({ ...row, name: 'Neuse', kept: at })),
    )?.stack;
    expect(stack?.values).toEqual(['2026-10-01', '2026-11-01']);
  });

  it('has at most 60 points and says of how many', () => {
    const many = Array.from({ length: 70 }, (_, index) => ({ from: `day ${index}`, kept: 1 }));
    const chart = drawReport({ drawing: { category: 'from', series: ['kept'] }, columns }, many);
    expect([chart?.points.length, chart?.point_count]).toEqual([60, 70]);
  });
});
