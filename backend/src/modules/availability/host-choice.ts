import { collides, isFreeFor } from './host-hours.js';
import type { Host } from './hosts.queries.js';
import type { Interval } from './intervals.js';

/** A host for a meeting, and whether the time is one of the host's free ones. */
export interface ChosenHost {
  host: Host;
  isFree: boolean;
}

/** Whom a meeting is for: one host and nobody else, or a preferred one, or whoever has time. */
export interface HostPreference {
  only?: string | undefined;
  preferred?: string | null;
}

/**
 * The host of a meeting: the only one asked for; else the preferred one if free; else the free one with the fewest meetings
 * around it, then the lowest id. Where nobody is free: whom it would be proposed to.
 */
export function chooseHost(
  hosts: readonly Host[],
  meeting: Interval,
  now: number,
  preference: HostPreference,
): ChosenHost | undefined {
  const candidates = preference.only === undefined ? hosts : hosts.filter(({ id }) => id === preference.only);
  const free = candidates.filter((host) => host.takes_meetings && isFreeFor(host, meeting, now));
  const preferred = (list: readonly Host[]) => list.find(({ id }) => id === preference.preferred);
  const [quietest] = [...free].sort((one, other) => one.busy.length - other.busy.length);
  const host = preferred(free) ?? quietest;
  if (host) return { host, isFree: true };
  const asked = preferred(candidates) ?? candidates.find(({ takes_meetings }) => takes_meetings) ?? candidates[0];
  return asked && { host: asked, isFree: false };
}

/** Whether somebody would have had the time, had nobody else taken it. */
export const wasTaken = (hosts: readonly Host[], meeting: Interval, now: number): boolean =>
  hosts.some(
    (host) => host.takes_meetings && collides(host, meeting) && isFreeFor({ ...host, busy: [] }, meeting, now),
  );
