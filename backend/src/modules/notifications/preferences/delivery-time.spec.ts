import { mailTimings, notificationCategories, pushTimings, type QuietHours } from '@portal/contracts';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { type DeliveryRule, deliveryTime, endOfQuiet, isQuiet, nextDigest } from './delivery-time.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Zones whose clocks change by an hour, by half an hour, at midnight and never. */
const zones = ['America/New_York', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Kolkata', 'Europe/Berlin', 'UTC'];

const wall = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quiet: fc.Arbitrary<QuietHours> = fc.record({ from: wall, to: wall }).filter(({ from, to }) => from !== to);
/** Half of them within a day of a change of some zone's clocks. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }),
  fc
    .tuple(
      fc.constantFrom(
        ...['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2026-04-04T15:00Z', '2026-10-03T15:30Z', '2026-03-29T01:00Z'],
        ...['2026-10-25T01:00Z', '2026-03-08T05:00Z', '2026-11-01T05:00Z'],
      ),
      fc.integer({ min: -24 * HOUR, max: 24 * HOUR }),
    )
    .map(([change, distance]) => Date.parse(change) + distance),
);
const times = instants.map((at) => new Date(at));
const zone = fc.constantFrom(...zones);

const rule: fc.Arbitrary<DeliveryRule> = fc
  .record({
    category: fc.constantFrom(...notificationCategories),
    sending: fc.oneof(
      fc.record({ channel: fc.constant('email' as const), frequency: fc.constantFrom(...mailTimings) }),
      fc.record({ channel: fc.constant('push' as const), frequency: fc.constantFrom(...pushTimings) }),
    ),
    quietHours: fc.option(quiet),
    timeZone: zone,
    isCritical: fc.boolean(),
    mergeSeconds: fc.constantFrom(0, 120),
  })
  .map(({ sending, ...rest }) => ({ ...rest, ...sending }));

/** What the rules promise, said without computing a time. */
function keepsItsPromise(rule: DeliveryRule, now: Date): void {
  const time = deliveryTime(rule, now);
  const { category, frequency, quietHours, timeZone, isCritical } = rule;
  if (category !== 'security' && frequency === 'off') return expect(time).toBeNull();
  if (!time) throw new Error('It never goes, though it is wanted');
  if (['security', 'service'].includes(category) || isCritical)
    return expect(time).toEqual({ dueAt: now, digest: null });
  expect(time.digest).toBe(frequency === 'at_once' ? null : frequency);
  const planned = time.digest
    ? nextDigest(time.digest, timeZone, now)
    : new Date(now.getTime() + rule.mergeSeconds * 1_000);
  expect(time.dueAt.getTime()).toBeGreaterThanOrEqual(planned.getTime());
  if (!quietHours) return expect(time.dueAt).toEqual(planned);
  expect(isQuiet(time.dueAt, quietHours, timeZone)).toBe(false);
  for (let at = planned.getTime(); at < time.dueAt.getTime(); at += MINUTE)
    if (!isQuiet(new Date(at), quietHours, timeZone)) throw new Error(`It waits longer than needed, past ${at}`);
}

describe('when a notification goes (decisions 6.15)', () => {
  it('is as its reader chose, for every category, channel, frequency, zone and quiet hours', () => {
    fc.assert(fc.property(rule, times, keepsItsPromise), { numRuns: process.env['TEST_ALL'] ? 20_000 : 1_000 });
  });

  it('is, in a digest, at the next full hour or at 8 in the morning of the reader', () => {
    fc.assert(
      fc.property(zone, times, (timeZone, now) => {
        const local = (digest: 'hourly' | 'daily') => {
          const at = nextDigest(digest, timeZone, now);
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          return DateTime.fromJSDate(at, { zone: timeZone });
        };
        expect(local('daily')).toMatchObject({ hour: 8, minute: 0, second: 0 });
        expect(local('daily').toMillis() - now.getTime()).toBeLessThanOrEqual(25 * HOUR);
        expect(local('hourly')).toMatchObject({ second: 0, millisecond: 0 });
        expect(local('hourly').toMillis() - now.getTime()).toBeLessThanOrEqual(HOUR);
      }),
    );
  });

  it.each([
    ['a night', '2026-07-01T03:00Z', { from: '22:00', to: '07:00' }, '2026-07-01T11:00Z'],
    ['the night before clocks go forward', '2026-03-08T04:00Z', { from: '22:00', to: '07:00' }, '2026-03-08T11:00Z'],
    ['the night before clocks go back', '2026-11-01T03:00Z', { from: '22:00', to: '07:00' }, '2026-11-01T12:00Z'],
    ['an end that the clocks leave out', '2026-03-08T05:00Z', { from: '22:00', to: '02:30' }, '2026-03-08T07:00Z'],
    ['an end that comes twice, before both', '2026-11-01T04:00Z', { from: '22:00', to: '01:30' }, '2026-11-01T05:30Z'],
    ['lunch', '2026-07-01T16:30:20Z', { from: '12:00', to: '13:00' }, '2026-07-01T17:00Z'],
    ['the minute in which it ends', '2026-07-01T11:00Z', { from: '22:00', to: '07:00' }, '2026-07-01T11:00Z'],
  ])('waits through %s', (_name, at, hours, end) => {
    expect(endOfQuiet(new Date(at), hours, 'America/New_York')).toEqual(new Date(end));
  });

  it.each([
    ['2026-03-07T12:59:59Z', '2026-03-07T13:00:00.000Z'],
    ['2026-03-07T13:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['2026-11-01T03:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('is, after %s, at %s for the mail of a day, also where clocks change', (after, at) => {
    expect(nextDigest('daily', 'America/New_York', new Date(after)).toISOString()).toBe(at);
  });
});
