import { collides, isFreeFor } from './free-times.js';
import type { Host } from './hosts.queries.js';
import type { Interval } from './intervals.js';

/** A host for a meeting, and whether the time is one of the host's free ones. */
export interface ChosenHost {
  host: Host;
  isFree: boolean;
}

/**
 * The host of a meeting: the only one wanted; else the preferred one if free; else the free one with the fewest
 * meetings around it, then the lowest id. Where none is free: the host to propose it to.
 */
export function chooseHost(
  hosts: readonly Host[],
  meeting: Interval,
  now: number,
  /** The wanted host: one only, a preferred one, or any who is free. */
  wanted: { only?: string | undefined; preferred?: string | null },
): ChosenHost | undefined {
  const candidates = wanted.only === undefined ? hosts : hosts.filter(({ id }) => id === wanted.only);
  const free = candidates.filter((host) => host.takes_meetings && isFreeFor(host, meeting, now));
  const preferred = (list: readonly Host[]) => list.find(({ id }) => id === wanted.preferred);
  const [quietest] = [...free].sort((one, other) => one.busy.length - other.busy.length);
  const host = preferred(free) ?? quietest;
  if (host) return { host, isFree: true };
  const proposed = preferred(candidates) ?? candidates.find(({ takes_meetings }) => takes_meetings) ?? candidates[0];
  return proposed && { host: proposed, isFree: false };
}

/** Whether a host would be free but for another meeting. */
export const wasTaken = (hosts: readonly Host[], meeting: Interval, now: number): boolean =>
  hosts.some(
    (host) => host.takes_meetings && collides(host, meeting) && isFreeFor({ ...host, busy: [] }, meeting, now),
  );
