import type { EntityManager } from '@mikro-orm/postgresql';
import { businessHours, defaultWeeklyHours, openMeetingStatuses, type HostAvailability } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { instantOf } from '../../infrastructure/database/views.js';
import { closedDays } from '../closed-days/index.js';
import type { HostCalendar } from './host-hours.js';
import type { Interval } from './intervals.js';

/** A host with hours and what is taken of them. */
export interface Host extends HostCalendar {
  id: string;
  name: string;
  takes_meetings: boolean;
  meeting_url: string | null;
  /** How many visitors' picks of the time were not confirmed in their half hour; they take nothing, but are still there. */
  lapsed: number;
}

interface HostRow {
  id: string;
  name: string;
  takes_meetings: boolean | null;
  time_zone: string | null;
  meeting_url: string | null;
  weekly: HostAvailability['weekly'] | null;
  exceptions: HostAvailability['exceptions'] | null;
  updated_at: string | null;
  version: number | null;
}

type CalendarRow = HostRow & { taken: { from: number; to: number; lapsed: boolean }[] };

const open = sql.join(openMeetingStatuses.map((status) => sql.lit(status)));

const columns = sql`
  u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
  a.takes_meetings, a.time_zone, a.meeting_url, a.weekly, a.exceptions, a.updated_at, a.version`;

/** Who can be a host: active admins (decisions, section 4). */
const fromHosts = sql`
  from users as u left join host_availability as a on a.host_id = u.id
  where u.role = 'admin' and u.status = 'active' and u.deleted_at is null`;

const millis = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/**
 * Every host, with what is taken of a time; a visitor's pick that was not confirmed in its half hour takes nothing.
 * @param except a meeting that gives its time up
 */
export async function hostCalendars(
  em: EntityManager,
  { from, to }: Interval,
  except: string | null = null,
): Promise<Host[]> {
  const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()];
  // no meeting lasts a day, so those that began earlier are over; it keeps the search within the index
  const { rows } = await sql<CalendarRow>`
    select ${columns}, (
      select coalesce(json_agg(json_build_object(
        'from', ${millis('m.starts_at')}, 'to', ${millis('m.busy_until')},
        'lapsed', m.status = 'proposed' and m.held_until is not null and m.held_until <= now()
      )), '[]')
      from consultation_meetings as m
      where m.host_id = u.id and m.deleted_at is null and m.status in (${open})
        and m.starts_at > ${first}::timestamptz - interval '1 day' and m.starts_at < ${last}::timestamptz + interval '1 hour'
        and m.busy_until > ${first}::timestamptz and m.id is distinct from ${except}::uuid
    ) as taken
    ${fromHosts} order by u.id`.execute(em.getKysely());
  const closed = await closedDays(em);
  return rows.map((row) => ({
    ...hoursOf(row),
    closed,
    id: row.id,
    name: row.name,
    busy: row.taken.filter(({ lapsed }) => !lapsed),
    lapsed: row.taken.filter(({ lapsed }) => lapsed).length,
  }));
}

/** When each host takes meetings, or one; by name. */
export async function hostViews(em: EntityManager, hostId: string | null = null): Promise<HostAvailability[]> {
  const { rows } = await sql<HostRow>`
    select ${columns} ${fromHosts} and (${hostId}::uuid is null or u.id = ${hostId}::uuid) order by name, u.id`.execute(
    em.getKysely(),
  );
  return rows.map((row) => ({
    host_id: row.id,
    host_name: row.name,
    ...hoursOf(row),
    updated_at: row.updated_at && instantOf(row.updated_at),
    version: row.version ?? 0,
  }));
}

const hoursOf = (row: HostRow) => ({
  takes_meetings: row.takes_meetings ?? true,
  time_zone: row.time_zone ?? businessHours.zone,
  meeting_url: row.meeting_url,
  weekly: row.weekly ?? defaultWeeklyHours,
  exceptions: row.exceptions ?? [],
});
