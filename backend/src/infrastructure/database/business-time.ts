import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

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

/** The same for code that computes with it: the day by the database's clock, for example 2026-03-31. */
export async function businessDay(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ today: string }[]>(
    `select (now() at time zone '${BUSINESS_ZONE}')::date::text as today`,
  );
  if (!row) throw new Error('The database did not tell the day');
  return row.today;
}
