import { metrics } from '@portal/contracts';
import { StatCard, type StatTrend } from '@portal/ui-antd';
import { shortMoneyText } from '../billing/money.js';
import { metricAddress, type ListedMetric } from './metric-address.js';

interface MetricCardProps {
  area: 'customer' | 'admin';
  name: ListedMetric;
  /** Absent while it is being counted. */
  value: number | undefined;
  /** Something else than what the number means, which stands behind a question mark then. */
  note?: string | undefined;
  /** Whether the meaning stands there as well where no note does. */
  isDense?: boolean;
  alarming?: boolean;
  trend?: StatTrend | null | undefined;
}

/** The card of a metric: its words, its value, and the list of exactly its rows (decisions, section 5). */
export function MetricCard({ area, name, value, note, isDense = false, ...card }: MetricCardProps) {
  const { label, sentence, unit } = metrics[name];
  const isHidden = isDense || note !== undefined;
  return (
    <StatCard
      {...card}
      label={label}
      value={unit === 'usd' && value !== undefined ? shortMoneyText(value) : value}
      to={metricAddress(area, name)}
      {...(isHidden ? { hint: sentence } : { note: sentence })}
      {...(note === undefined ? {} : { note })}
    />
  );
}
