import { text } from 'node:stream/consumers';
import { columnOf, headline } from '../definitions/report-definition.js';
import { reportStream } from './report-file.js';

describe('the CSV of a report', () => {
  it('says weeks, months and years, and leaves days as programs read them', async () => {
    const columns = (['day', 'week', 'month', 'year'] as const).map((unit) =>
      columnOf(unit, { label: unit, sentence: unit, unit }),
    );
    const row = { day: '2026-10-05', week: '2026-10-05', month: '2026-10-01', year: '2026-01-01' };
    const rows = (async function* () {
      yield await Promise.resolve([{ row, links: {} }]);
    })();
    const head = { title: 'Tasks', facts: [], madeAt: new Date(0), madeFor: 'Avery' };
    const report = { columns, rows, rowCount: 1, totals: {}, headline: headline('Number', 'count') };
    expect(await text(reportStream('csv', head, report))).toContain(
      '2026-10-05,"Week of Oct 5, 2026",October 2026,2026',
    );
  });
});
