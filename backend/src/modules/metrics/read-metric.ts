import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, metricFilter, type Actor, type Metric, type MetricRows } from '@portal/contracts';
import { counts, sums, type Narrowing } from './metric-rows.js';

/**
 * A figure as its reader has it, in one statement.
 * @param narrowing by some of its dimensions
 * @throws DomainError `forbidden` for a role that doesn't read it
 */
export async function readMetric<Rows extends MetricRows>(
  em: EntityManager,
  actor: Actor,
  metric: Metric<Rows>,
  narrowing: Narrowing = {},
): Promise<number> {
  if (actor.kind !== 'user' || !metric.roles.includes(actor.role)) throw new DomainError('forbidden');
  const filter = { ...metricFilter(metric, actor.id), ...narrowing };
  if (metric.measure === 'count') return counts[metric.rows](em, actor, filter);
  const totals = await sums[metric.rows]?.(em, actor, filter);
  const sum = totals?.[metric.measure];
  if (sum === undefined) throw new Error(`The list of ${metric.rows} has no total ${metric.measure}`);
  return sum;
}
