import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  businessHours,
  isAdmin,
  limits,
  offerings,
  type Actor,
  type ConsultationType,
  type FindSlots,
  type FreeSlots,
  type HostAvailability as View,
  type Page,
  type UpdateHostAvailability,
} from '@portal/contracts';
import { DateTime } from 'luxon';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { assertVersion, orNotFound } from '../../infrastructure/database/load.js';
import { wholePage } from '../../infrastructure/database/paginate.js';
import { databaseNow } from '../../infrastructure/database/time/database-now.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { HostAvailability } from './host-availability.entity.js';
import { pickable, startsWithin } from './free-times.js';
import { hostCalendars, hostViews } from './hosts.queries.js';
import type { Interval } from './intervals.js';

const MINUTE = 60_000;
const MINUTES_UNLESS_SAID = 30;
/** What has no length of its own, at whatever hour, is planned with an hour. */
const MINUTES_OF_ANY_LENGTH = 60;

/** Minutes that a meeting about such a request takes. */
export const minutesOf = (type: ConsultationType): number => offerings[type].minutes ?? MINUTES_OF_ANY_LENGTH;

/** The part of a time that lies on these days of the business zone. */
function within({ from, to }: Interval, first: string | undefined, last: string | undefined): Interval {
  const startOf = (day: string) => DateTime.fromISO(day, { zone: businessHours.zone });
  return {
    from: first === undefined ? from : Math.max(from, startOf(first).toMillis()),
    to: last === undefined ? to : Math.min(to, startOf(last).plus({ days: 1 }).toMillis() - 1),
  };
}

/** Changes when hosts take meetings (decisions, section 4). */
@Injectable()
export class AvailabilityService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The times that can be booked now, of all hosts together and without their names; admins may filter by host.
   * @throws DomainError `invalid` naming `host_id` when another user filters by host
   */
  async findSlots(actor: Actor, { consultation_type: type, from, to, host_id }: FindSlots): Promise<FreeSlots> {
    if (host_id !== undefined && !isAdmin(actor)) refuse('host_id', 'Only we can ask for one host');
    const minutes = type ? minutesOf(type) : MINUTES_UNLESS_SAID;
    const now = await databaseNow(this.em);
    const time = within(pickable(now.getTime()), from, to);
    const hosts = time.from > time.to ? [] : await hostCalendars(this.em, { ...time, to: time.to + minutes * MINUTE });
    const starts = hosts
      .filter(({ id, takes_meetings }) => takes_meetings && (host_id === undefined || id === host_id))
      .flatMap((host) => startsWithin(host, minutes, time));
    const slots = [...new Set(starts)]
      .sort((one, other) => one - other)
      .map((start) => ({
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + minutes * MINUTE).toISOString(),
      }));
    return { minutes, time_zone: businessHours.zone, slots };
  }

  /** When each host takes meetings. */
  async hosts(actor: Actor): Promise<Page<View>> {
    authorizeRole(actor, 'availability.read_hosts');
    return wholePage(await hostViews(this.em), limits.unpagedRows);
  }

  /** The availability of one host. @throws DomainError `not_found` when the user can't be a host */
  async host(actor: Actor, id: string): Promise<View> {
    authorizeRole(actor, 'availability.read_hosts');
    return viewOf(this.em, id);
  }

  /**
   * Changes only the fields sent, lists as a whole; existing meetings stay.
   * @throws DomainError `not_found` when the user can't be a host; `stale_version`
   */
  async update(actor: Actor, hostId: string, { version, ...input }: UpdateHostAvailability): Promise<View> {
    authorizeRole(actor, 'availability.update');
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, `availability of ${hostId}`);
      const view = await viewOf(em, hostId);
      await assertVersion(view, { version }, () => view);
      const own = await em.findOne(HostAvailability, { hostId });
      const availability = own ?? HostAvailability.ofBusiness(hostId);
      if (!own) em.persist(availability);
      availability.change(input);
      await em.flush();
      return viewOf(em, hostId);
    });
  }
}

async function viewOf(em: EntityManager, hostId: string): Promise<View> {
  return orNotFound((await hostViews(em, hostId))[0]);
}
