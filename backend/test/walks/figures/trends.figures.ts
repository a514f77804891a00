import { trendMetrics, type DashboardTrends } from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { giveHistories, givePastMoney } from '../../support/figures/give-histories.js';
import { keptRows, type Kept, type Raw } from '../../support/figures/raw-rows.js';
import { slowTrend } from '../../support/figures/slow-trends.js';
import type { Figures } from '../../support/figures/two-clocks.js';
import { seed } from '../../support/random-facts.js';

/** Every trend, beside a slow replay (decisions, section 5). */
export function trendFigures({ app, kept, readers, headers }: Figures): void {
  let past: Kept;
  let movements: readonly Raw[];
  beforeAll(async () => {
    await giveHistories(app.db, kept(), seed);
    await givePastMoney(app.db, kept(), seed);
    past = await keptRows(app.db);
    movements = (await app.db.rows<{ row: Raw }>('select to_jsonb(m) as row from mrr_movements as m')).map(
      ({ row }) => row,
    );
  });

  const answered = new Map<string, DashboardTrends>();

  it.each(['admin', 'primary', 'billing', 'customer', 'coworker', 'stranger', 'nobody'] as const)(
    '%s: what the cards showed at the ends of the last months',
    async (reader) => {
      const { body } = await app.http.get('/api/v1/analytics/trends').set(headers()[reader]).expect(200);
      const { data } = body as { data: DashboardTrends };
      answered.set(reader, data);
      const names = trendMetrics(readers()[reader].role);
      expect(Object.keys(data).sort()).toEqual([...names].sort());
      const slow = names.map((name) => [name, slowTrend(past, movements, name, actorOf(readers()[reader]))]);
      expect(data).toEqual(Object.fromEntries(slow));
    },
  );

  it('has a past of every number, so that none is right by being empty', () => {
    const everything = [...answered.values()];
    for (const name of [...trendMetrics('admin'), ...trendMetrics('customer')])
      expect([name, everything.some((trends) => trends[name]?.some((value) => value > 0))]).toEqual([name, true]);
  });
}
