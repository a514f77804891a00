import { randomInt } from 'node:crypto';
import { businessHours } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import fc from 'fast-check';

/**
 * The same for each run, so that none is red by chance; `test:all` draws another. The seed is in the name of a group of tests,
 * and as TEST_SEED it repeats a failure.
 */
export const seed = Number(process.env['TEST_SEED'] ?? (process.env['TEST_ALL'] ? randomInt(1_000_000) : 6_104));
/** When the tests began, in milliseconds. */
export const began = currentInstant().getTime();
export const HOUR = 3_600_000;

export const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(arbitrary, { numRuns, seed });

/** Hours before now, of the last ten weeks. */
export const age = fc.integer({ min: 1, max: 69 * 24 });
/** Hours after it, or never. */
export const later = fc.option(fc.integer({ min: 1, max: 200 }), { freq: 3 });

/** When it happened, before now. */
export const after = (created: number, hours: number | null): number | null =>
  hours === null ? null : Math.min(began - 1_000, created + hours * HOUR);
/** At half past, so that nothing is due at the very moment of the test. */
export const due = (created: number, hours: number | null): number | null =>
  hours === null ? null : created + (hours + 0.5) * HOUR;

interface PromisedHours {
  age: number;
  responded: number | null;
  responseDue: number | null;
  resolved: number | null;
  resolutionDue: number | null;
}

/** The instants of a ticket's promises, of their hours after its opening. */
export function promisesOf({ age: hoursAgo, responded, responseDue, resolved, resolutionDue }: PromisedHours) {
  const created = began - hoursAgo * HOUR;
  return {
    created,
    responded: after(created, responded),
    responseDue: due(created, responseDue),
    resolved: after(created, resolved),
    resolutionDue: due(created, resolutionDue),
  };
}

export const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The day at the office of an instant. */
export const officeDay = (at: number): string => officeDays.format(at);
const officeDays = new Intl.DateTimeFormat('en-CA', { timeZone: businessHours.zone });

/** Whether an instant lies on the days of a row. */
export const within = (at: number, row: Record<string, unknown>): boolean =>
  officeDay(at) >= String(row['from']) && officeDay(at) <= String(row['to']);

/** One decimal, as reports have it. */
export const percent = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part * 1_000) / all) / 10;
