import {
  mrrMovementKinds,
  type DealsAnalytics,
  type MrrSummary,
  type RevenueSummary,
  type MetricName,
} from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { changeOf, monthsUntil, movements, slowCodes, slowDealMonths } from '../../support/figures/slow-months.js';
import { metric } from '../../support/figures/totals-kit.js';
import type { Figures } from '../../support/figures/two-clocks.js';

interface OfList {
  pagination: { total: number };
  totals: Record<string, number>;
}

/** The figures of revenue and deals, beside a slow count (decisions, section 5). */
export function revenueFigures(ground: Figures): void {
  const { app, kept, readers, headers } = ground;
  const get = async <Answer>(path: string): Promise<Answer> =>
    (await app.http.get(`/api/v1/deals/${path}`).set(headers().admin).expect(200)).body as Answer;
  const asked = () => ({ kept: kept(), reader: actorOf(readers().admin), from: '', to: '' });
  const slow = (name: MetricName): number => metric(name)(asked());

  it('the cards of the business, the same in both answers', async () => {
    const { data: revenue } = await get<{ data: RevenueSummary }>('revenue-summary');
    const { data: deals } = await get<{ data: DealsAnalytics }>('analytics');
    const totals = {
      totalMRR: slow('monthly_revenue'),
      totalActiveDeals: slow('active_deals'),
      totalRevenue: slow('total_revenue'),
    };
    expect(revenue).toMatchObject({ ...totals, outstanding: slow('outstanding') });
    expect(deals).toMatchObject(totals);
    for (const figure of [...Object.values(totals), revenue.outstanding]) expect(figure).toBeGreaterThan(0);
  });

  it.each([1, 3, 12])(
    'what moved the monthly revenue in %i months, and the movements that each figure opens',
    async (length) => {
      const months = monthsUntil(kept().now, length);
      const { from, to } = { from: months[0]?.from ?? '', to: months.at(-1)?.to ?? '' };
      const { data } = await get<{ data: MrrSummary }>(`mrr-summary?from=${from}&to=${to}`);
      const bridge = (days: { from: string; to: string }) => ({
        from: days.from,
        to: days.to,
        starting: changeOf(movements(kept(), (day) => day < days.from)),
        changes: Object.fromEntries(
          mrrMovementKinds.map((kind) => [
            kind,
            changeOf(movements(kept(), (day) => day >= days.from && day <= days.to, kind)),
          ]),
        ),
        ending: changeOf(movements(kept(), (day) => day <= days.to)),
      });
      expect(data).toEqual({ ...bridge({ from, to }), months: months.map(bridge), last_check: null });
      // what it became is what the deals are worth now
      expect(data.ending).toBe(slow('monthly_revenue'));
      for (const month of data.months)
        for (const kind of mrrMovementKinds) {
          const list = await get<OfList>(
            `mrr-movements?limit=1&moved_from=${month.from}&moved_to=${month.to}&kind=${kind}`,
          );
          const rows = movements(kept(), (day) => day >= month.from && day <= month.to, kind);
          expect([list.pagination.total, list.totals['change']]).toEqual([rows.length, month.changes[kind]]);
        }
    },
  );

  it('parts of months', async () => {
    const [last, here] = monthsUntil(kept().now, 2);
    const { from, to } = { from: `${last?.month}-17`, to: `${here?.month}-05` };
    const { data } = await get<{ data: MrrSummary }>(`mrr-summary?from=${from}&to=${to}`);
    expect(data.months.map((month) => [month.from, month.to, month.ending])).toEqual(
      [
        [from, last?.to ?? ''],
        [here?.from ?? '', to],
      ].map(([first = '', end = '']) => [first, end, changeOf(movements(kept(), (day) => day <= end))]),
    );
  });

  it('deals accepted and ended by month, and the deals that each number opens', async () => {
    const { months } = (await get<{ data: DealsAnalytics }>('analytics')).data;
    expect(months).toEqual(slowDealMonths(asked()));
    const days = monthsUntil(kept().now, 12);
    for (const [index, { started, ended }] of months.entries()) {
      const { from, to } = days[index] ?? { from: '', to: '' };
      const total = async (step: string) =>
        (await get<OfList>(`customer-deals?limit=1&${step}_from=${from}&${step}_to=${to}`)).pagination.total;
      expect([await total('accepted'), await total('ended')]).toEqual([started, ended]);
    }
  });

  it('what each code takes off, and the deals with it', async () => {
    const { promo_codes } = (await get<{ data: DealsAnalytics }>('analytics')).data;
    expect(promo_codes).toEqual(slowCodes(asked()));
    for (const { code, deals } of promo_codes) {
      const list = await get<OfList>(`customer-deals?limit=1&current_status=active&promo_code=${code}`);
      expect(list.pagination.total).toBe(deals);
    }
  });

  it('has rows of every figure, so that none is right by being empty', () => {
    for (const kind of mrrMovementKinds)
      expect([kind, movements(kept(), Boolean, kind).length > 0]).toEqual([kind, true]);
    const months = slowDealMonths(asked());
    expect([months.some(({ started }) => started > 0), months.some(({ ended }) => ended > 0)]).toEqual([true, true]);
    expect(slowCodes(asked()).some(({ monthly_discount }) => monthly_discount > 0)).toBe(true);
  });

  it('are refused to customers', async () => {
    for (const reader of ['customer', 'primary', 'billing', 'stranger', 'nobody'] as const)
      for (const path of ['revenue-summary', 'analytics', 'mrr-summary?from=2026-01-01&to=2026-01-31', 'mrr-movements'])
        await app.http.get(`/api/v1/deals/${path}`).set(headers()[reader]).expect(403);
  });
}
