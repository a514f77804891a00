import { DashboardTrends } from '@portal/contracts';
import { trendOf } from './trend-of.js';

const names = Object.keys(DashboardTrends.shape) as (keyof DashboardTrends)[];
const past = (values: number[]) => Object.fromEntries(names.map((name) => [name, values])) as DashboardTrends;

describe('A card’s trend', () => {
  it.each([
    ['active_deals', 5, [1, 2, 3, 3, 3], '+2 since last month'],
    ['active_deals', 2, [1, 2, 3, 3, 3], '−1 since last month'],
    ['active_deals', 3, [1, 2, 3, 3, 3], 'No change since last month'],
    ['monthly_revenue', 1500, [0, 0, 0, 0, 1250.5], '+$249.50 since last month'],
    ['completed_this_month', 4, [0, 1, 2, 3, 9], '9 last month'],
  ] as const)('of %s at %d after %j says %s', (figure, now, before, change) => {
    expect(trendOf(figure, { totals: { [figure]: now }, trends: past([...before]) })).toMatchObject({
      change,
      values: [...before, now],
    });
  });

  it('is absent until both are known', () => {
    expect(trendOf('active_deals', { totals: undefined, trends: past([1]) })).toBeUndefined();
    expect(trendOf('active_deals', { totals: { active_deals: 1 }, trends: undefined })).toBeUndefined();
  });
});
