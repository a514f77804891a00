import type { EntityManager } from '@mikro-orm/postgresql';
import { type Actor, type Role, businessTimeBetween, type ClosedDays } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { businessDayAt, BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { closedDays } from '../../closed-days/index.js';
import type { RecordView } from '../records/workflow-records.js';

/** What conditions and texts read: the event's payload, the record as it is now, who caused it and when. */
export interface ConditionContext {
  event: Readonly<Record<string, unknown>>;
  /** Empty where the run is about no record, or about one that is gone. */
  record: Readonly<Record<string, unknown>>;
  actor: { kind: Actor['kind']; id: string | null; role: Role | null };
  time: { is_business_hours: boolean; weekday: string; hour: number };
}

const MILLISECONDS = { hours: 3_600_000, days: 86_400_000 } as const;

const dayNumber = (at: Date): number => Math.round(Date.parse(`${businessDayAt(at)}T00:00:00Z`) / MILLISECONDS.days);

/** The value of a field such as `record.resolution.due_at` or `record.due_date.days_from_now`; undefined: there is none. */
export function valueAt(facts: ConditionContext, path: string, now: Date): unknown {
  const away = /^(.*)\.(hours|days)_from_now$/.exec(path);
  if (!away) return read(facts, path.split('.'));
  const [, field = '', unit] = away;
  const value = read(facts, field.split('.'));
  if (typeof value !== 'string') return undefined;
  if (unit === 'hours') return Math.round(((Date.parse(value) - now.getTime()) / MILLISECONDS.hours) * 10) / 10;
  return dayNumber(dateOf(value)) - dayNumber(now); // of the business's calendar
}

/** A day is read at noon in the business's zone. */
const dateOf = (value: string): Date => new Date(value.length === 10 ? `${value}T17:00:00Z` : value);

function read(from: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return from;
  if (typeof from !== 'object' || from === null || !Object.hasOwn(from, key)) return undefined;
  return read((from as Record<string, unknown>)[key], rest);
}

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
