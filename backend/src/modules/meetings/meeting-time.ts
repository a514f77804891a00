import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessHours, DomainError, isAdmin, type Actor } from '@portal/contracts';
import { DateTime } from 'luxon';
import {
  chooseHost,
  collides,
  hostCalendars,
  minutesOf,
  wasTaken,
  type ChosenHost,
  type Interval,
} from '../availability/index.js';
import type { Consultation } from '../consultations/index.js';
import { SlotHoldExpiry } from './slot-holds/slot-hold-expiry.sweep.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

const MINUTE = 60_000;
const LONGEST = 12 * 60 * MINUTE;
const FARTHEST = 2 * 366 * 24 * 60 * MINUTE;

/** A requested meeting time. */
export interface RequestedTime {
  startsAt: Date;
  endsAt: Date;
}

/** Who should meet, and which meeting gives its time up for it. */
export interface HostWish {
  host?: string | undefined;
  preferred: string | null;
  insteadOf?: string;
}

/** How long a meeting about such a request takes, in milliseconds. */
export const usualLength = ({ consultationType }: Consultation): number => minutesOf(consultationType) * MINUTE;

/** How long a meeting takes, in milliseconds. */
export const lengthOf = ({ startsAt, endsAt }: RequestedTime): number => endsAt.getTime() - startsAt.getTime();

/**
 * The requested time.
 * @param lengths those that a customer may choose among; the first is the default
 * @throws DomainError `invalid` naming `ends_at`
 */
export function timeOf(
  { starts_at, ends_at }: { starts_at: string; ends_at?: string | undefined },
  actor: Actor,
  lengths: readonly [number, ...number[]],
): RequestedTime {
  const start = Date.parse(starts_at);
  const length = ends_at === undefined ? lengths[0] : Date.parse(ends_at) - start;
  if (length <= 0) refuse('ends_at', 'Must be after the beginning');
  if (length > LONGEST) refuse('ends_at', 'A meeting takes at most 12 hours');
  if (!isAdmin(actor) && !lengths.includes(length)) refuse('ends_at', 'Only we can say how long it takes');
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
}

/** Finds who has time for a meeting. */
@Injectable()
export class MeetingTimes {
  constructor(private readonly expiry: SlotHoldExpiry) {}

  /**
   * The host of a meeting at this time, and whether the time is free; expired holds are ignored.
   * @throws DomainError `meeting.in_the_past`; `meeting.slot_taken` where the host has another meeting;
   * `meeting.not_free` without a possible host; `invalid` naming `host_id` or, more than two years ahead, `starts_at`
   */
  async find(em: EntityManager, time: RequestedTime, now: Date, wish: HostWish): Promise<ChosenHost> {
    const meeting = intervalAhead(time, now);
    if (isTooFar(meeting, now)) refuse('starts_at', 'At most two years ahead');
    const hosts = await hostCalendars(em, dayAround(meeting), wish.insteadOf ?? null);
    const chosen = chooseHost(hosts, meeting, now.getTime(), { only: wish.host, preferred: wish.preferred });
    if (!chosen) {
      if (wish.host === undefined) throw new DomainError('meeting.not_free');
      refuse('host_id', 'Only an admin can be the host');
    }
    if (collides(chosen.host, meeting)) throw new DomainError('meeting.slot_taken');
    if (chosen.host.lapsed > 0) await this.expiry.makeWay(em, chosen.host.id, meeting);
    return chosen;
  }

  /**
   * The same for free times only.
   * @throws DomainError `meeting.slot_taken` where another meeting took the time, else `meeting.not_free`
   */
  async findFree(em: EntityManager, time: RequestedTime, now: Date, preferred: string | null): Promise<ChosenHost> {
    const meeting = intervalAhead(time, now);
    if (isTooFar(meeting, now)) throw new DomainError('meeting.not_free');
    const hosts = await hostCalendars(em, dayAround(meeting));
    const chosen = chooseHost(hosts, meeting, now.getTime(), { preferred });
    if (!chosen?.isFree) {
      throw new DomainError(wasTaken(hosts, meeting, now.getTime()) ? 'meeting.slot_taken' : 'meeting.not_free');
    }
    if (chosen.host.lapsed > 0) await this.expiry.makeWay(em, chosen.host.id, meeting);
    return chosen;
  }
}

/** @throws DomainError `meeting.in_the_past` */
function intervalAhead({ startsAt, endsAt }: RequestedTime, now: Date): Interval {
  const meeting = { from: startsAt.getTime(), to: endsAt.getTime() };
  if (meeting.from <= now.getTime()) throw new DomainError('meeting.in_the_past');
  return meeting;
}

/** Two years ahead; much later dates have no four-digit year that calendars accept. */
const isTooFar = ({ from }: Interval, now: Date): boolean => from > now.getTime() + FARTHEST;

/** The business day that a meeting is on: how full it is decides who takes the meeting. */
function dayAround({ from, to }: Interval): Interval {
  const day = DateTime.fromMillis(from, { zone: businessHours.zone });
  return { from: day.startOf('day').toMillis(), to: Math.max(day.endOf('day').toMillis(), to) };
}
