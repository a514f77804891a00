import type { Actor, Role } from '@portal/contracts';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';

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
