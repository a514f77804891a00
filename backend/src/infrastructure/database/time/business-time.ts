import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../read-kit.js';

/** The zone in which months and "today" are meant (decisions, section 5). */
export const BUSINESS_ZONE = 'America/New_York';

const zone = sql.lit(BUSINESS_ZONE);

/** The day it is at the office. */
export const today = sql<string>`(now() at time zone ${zone})::date`;

/** The instant at which the month at the office began. */
export const startOfMonth = sql<string>`(date_trunc('month', now() at time zone ${zone}) at time zone ${zone})`;

/** The day at the office on which something happened. */
export const dayOf = (instant: string) => sql<string>`(${sql.ref(instant)} at time zone ${zone})::date`;

/** The instant at which a day at the office began, or one so many days later. */
export const startOfDay = (day: string, later = 0) =>
  sql<Date>`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${zone})`;

const businessDate = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE });

/** The day at the office at an instant, for example 2026-03-31. */
export const businessDayAt = (instant: Date): string => businessDate.format(instant);

/** The day so many days later; days are written like 2026-03-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days one day is after another; negative before it. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** The day it is at the office, for code that computes with it: by the database's clock, for example 2026-03-31. */
export async function businessDay(em: EntityManager): Promise<string> {
  const day = sql<string>`${today}::text`.as('day');
  return (await kysely(em).selectNoFrom(day).executeTakeFirstOrThrow()).day;
}
