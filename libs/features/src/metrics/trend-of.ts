import { metrics, type DashboardAnalytics, type DashboardTrends } from '@portal/contracts';
import type { StatTrend } from '@portal/ui-antd';
import { shortMoneyText } from '../billing/money.js';

interface Numbers {
  /** Absent while they are being counted. */
  totals: DashboardAnalytics | undefined;
  trends: DashboardTrends | undefined;
}

/**
 * How a number of the dashboard went over the months, with what it is now. What is counted from zero each month is
 * compared with the whole month before.
 */
export function trendOf(figure: keyof DashboardTrends, { totals, trends }: Numbers): StatTrend | undefined {
  const now = totals?.[figure];
  const past = trends?.[figure];
  const before = past?.at(-1);
  if (now === undefined || before === undefined || !past) return undefined;
  const text = (value: number): string =>
    metrics[figure].unit === 'usd' ? shortMoneyText(value) : value.toLocaleString('en-US');
  const values = [...past, now];
  return {
    values,
    spoken: values.map(text).join(', '),
    change: figure === 'completed_this_month' ? `${text(before)} last month` : changeText(now - before, text),
  };
}

function changeText(by: number, text: (value: number) => string): string {
  if (by === 0) return 'No change since last month';
  return `${by > 0 ? '+' : '−'}${text(Math.abs(by))} since last month`;
}
