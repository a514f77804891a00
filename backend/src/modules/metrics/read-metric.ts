import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, metricFilter, type Actor, type Metric, type MetricRows, type UserActor } from '@portal/contracts';
import { counts, sums, type Narrowing } from './metric-rows.js';

/** @throws DomainError `forbidden` for a role that doesn't read the metric */
export function assertReads(actor: Actor, { roles }: Pick<Metric, 'roles'>): asserts actor is UserActor {
  if (actor.kind !== 'user' || !roles.includes(actor.role)) throw new DomainError('forbidden');
}

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
  assertReads(actor, metric);
  const filter = { ...metricFilter(metric, actor.id), ...narrowing };
  if (metric.measure === 'count') return counts[metric.rows](em, actor, filter);
  const totals = await sums[metric.rows]?.(em, actor, filter);
  const sum = totals?.[metric.measure];
  if (sum === undefined) throw new Error(`The list of ${metric.rows} has no total ${metric.measure}`);
  return sum;
}
