import type { EntityManager } from '@mikro-orm/postgresql';
import { businessTimeBetween, type Actor, type ClosedDays } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { closedDays } from '../../closed-days/index.js';
import type { RecordView } from '../records/workflow-records.js';
import type { ConditionContext } from './condition-context.js';

/** What happened, as conditions ask about it. */
export interface Occurrence {
  payload: Readonly<Record<string, unknown>>;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  /** By which the business hours are meant. */
  occurred_at: Date | string;
}

/**
 * What conditions and texts read of each of these, with its record as it is now; their surroundings, who caused them and
 * which days are closed, are read once for all of them.
 */
export async function readConditionContexts<Happened extends Occurrence>(
  em: EntityManager,
  occurrences: readonly Happened[],
): Promise<(occurrence: Happened, record: RecordView | null) => ConditionContext> {
  const roles = await rolesOf(
    em,
    occurrences.map(({ actor_id }) => actor_id).filter((id) => id !== null),
  );
  const closed = occurrences.length > 0 ? await closedDays(em) : new Set<string>();
  return ({ payload, actor_kind: kind, actor_id: id, occurred_at: at }, record) => ({
    event: payload,
    record: record ?? {},
    actor: { kind, id, role: id === null ? null : (roles.get(id) ?? null) },
    time: timeAt(new Date(at), closed),
  });
}

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_ZONE,
  weekday: 'long',
  hour: 'numeric',
  hourCycle: 'h23',
});

function timeAt(occurredAt: Date, closed: ClosedDays): ConditionContext['time'] {
  const found = new Map(parts.formatToParts(occurredAt).map(({ type, value }) => [type, value]));
  return {
    is_business_hours: isOpenAt(occurredAt, closed),
    weekday: (found.get('weekday') ?? '').toLowerCase(),
    hour: Number(found.get('hour') ?? 0),
  };
}

const isOpenAt = (at: Date, closed: ClosedDays): boolean =>
  businessTimeBetween(at, new Date(at.getTime() + 1_000), closed) > 0;

async function rolesOf(em: EntityManager, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const users = await kysely(em).selectFrom('users').where('id', 'in', ids).select(['id', 'role']).execute();
  return new Map(users.map(({ id, role }) => [id, role]));
}
