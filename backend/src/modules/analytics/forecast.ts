import type { WeightAnalytics } from '@portal/contracts';
import { addDays } from '../../infrastructure/database/time/business-time.js';

/** Fewer full weeks than this give no forecast. */
const WEEKS_OF_DATA = 3;

interface Pace {
  remaining: number;
  velocity: WeightAnalytics['velocity'];
  /** The Monday of the week in which the project's first task was made; null without tasks. */
  firstMonday: string | null;
  thisMonday: string;
  today: string;
}

/**
 * The day on which the rest is done at the median pace of the full weeks since the project began (decisions, section 5).
 * The current week isn't full. Null under three weeks of data, and where nothing gets done.
 */
export function forecast({ remaining, velocity, firstMonday, thisMonday, today }: Pace): string | null {
  if (firstMonday === null) return null;
  const full = velocity.filter(({ week_of }) => week_of >= firstMonday && week_of < thisMonday);
  if (full.length < WEEKS_OF_DATA) return null;
  const pace = median(full.map(({ weight }) => weight));
  return pace === 0 ? null : addDays(today, Math.ceil((remaining * 7) / pace));
}

/** The value in the middle, or between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}
