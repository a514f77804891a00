import type { EntityManager } from '@mikro-orm/postgresql';
import { businessHours, defaultWeeklyHours, HostAvailability, openMeetingStatuses } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { viewOf } from '../../infrastructure/database/views.js';
import { closedDays } from '../closed-days/index.js';
import type { HostCalendar } from './free-times.js';
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

type CalendarRow = HostAvailability & { taken: { from: number; to: number; lapsed: boolean }[] };

const open = sql.join(openMeetingStatuses.map((status) => sql.lit(status)));

/** A host keeps business hours until others are set. */
const columns = sql`
  u.id as host_id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as host_name,
  coalesce(a.takes_meetings, true) as takes_meetings, coalesce(a.time_zone, ${businessHours.zone}) as time_zone,
  a.meeting_url, coalesce(a.weekly, ${JSON.stringify(defaultWeeklyHours)}::jsonb) as weekly,
  coalesce(a.exceptions, '[]') as exceptions, a.updated_at, coalesce(a.version, 0) as version`;

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
  return rows.map(({ host_id: id, host_name: name, taken, ...hours }) => ({
    ...hours,
    closed,
    id,
    name,
    busy: taken.filter(({ lapsed }) => !lapsed),
    lapsed: taken.filter(({ lapsed }) => lapsed).length,
  }));
}

const view = viewOf(HostAvailability);

/** When each host takes meetings, or one; by name. */
export async function hostViews(em: EntityManager, hostId: string | null = null): Promise<HostAvailability[]> {
  const { rows } = await sql<HostAvailability>`
    select ${columns} ${fromHosts} and (${hostId}::uuid is null or u.id = ${hostId}::uuid)
    order by host_name, host_id`.execute(em.getKysely());
  return rows.map(view);
}
