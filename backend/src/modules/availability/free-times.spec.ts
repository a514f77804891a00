import { DateTime } from 'luxon';
import { defaultWeeklyHours } from '@portal/contracts';
import { federalHolidayNames } from '../closed-days/index.js';
import { collides, freeTime, isFreeFor, pickable, startsWithin, workingTime, type HostCalendar } from './free-times.js';

const ZONE = 'America/New_York';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const closed = new Set([2026, 2027, 2028].flatMap((year) => [...federalHolidayNames(year).keys()]));
const host: HostCalendar = { time_zone: ZONE, weekly: defaultWeeklyHours, exceptions: [], busy: [], closed };

const at = (local: string, zone = ZONE): number => DateTime.fromISO(local, { zone }).toMillis();
const day = (date: string, zone = ZONE) => ({
  from: at(`${date}T00:00`, zone),
  to: at(`${date}T00:00`, zone) + 26 * HOUR,
});
const utc = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());
const hours = (calendar: HostCalendar, date: string) =>
  workingTime(calendar, { from: at(`${date}T00:00`), to: at(`${date}T23:59`) }).map(({ from, to }) => utc([from, to]));

describe('the hours of a host (decisions, section 4)', () => {
  it('are business hours where they are, before and after clocks change', () => {
    expect(hours(host, '2026-03-06')).toEqual([['2026-03-06T13:00:00.000Z', '2026-03-06T23:00:00.000Z']]);
    expect(hours(host, '2026-03-09')).toEqual([['2026-03-09T12:00:00.000Z', '2026-03-09T22:00:00.000Z']]);
    expect(hours(host, '2026-10-30')).toEqual([['2026-10-30T12:00:00.000Z', '2026-10-30T22:00:00.000Z']]);
    expect(hours(host, '2026-11-02')).toEqual([['2026-11-02T13:00:00.000Z', '2026-11-02T23:00:00.000Z']]);
  });

  it('leave out weekends and the days on which federal holidays are observed', () => {
    for (const closed of ['2026-03-07', '2026-03-08', '2026-07-03', '2026-11-26', '2027-12-31'])
      expect(hours(host, closed)).toEqual([]);
    expect(hours(host, '2026-07-06')).toHaveLength(1);
  });

  it('follow what the host says of a day, a holiday included', () => {
    const exceptions = [
      { day: '2026-11-26', from: '10:00', to: '12:00', note: 'On call' },
      { day: '2026-11-24', from: null, to: null, note: 'Away' },
    ];
    expect(hours({ ...host, exceptions }, '2026-11-26')).toEqual([
      ['2026-11-26T15:00:00.000Z', '2026-11-26T17:00:00.000Z'],
    ]);
    expect(hours({ ...host, exceptions }, '2026-11-24')).toEqual([]);
    expect(hours({ ...host, exceptions }, '2026-11-25')).toHaveLength(1);
  });

  it('are those of the host’s own zone', () => {
    const west = { ...host, time_zone: 'America/Los_Angeles' };
    expect(workingTime(west, day('2026-03-10')).map(({ from, to }) => utc([from, to]))[0]).toEqual([
      '2026-03-10T15:00:00.000Z',
      '2026-03-11T01:00:00.000Z',
    ]);
  });

  it('have 23 and 25 hours where a host works around the clock as clocks change', () => {
    const always = { ...host, weekly: [{ weekday: 7, from: '00:00', to: '24:00' }] };
    const length = (date: string) =>
      workingTime(always, day(date)).reduce((sum, { from, to }) => sum + (to - from), 0) / HOUR;
    expect([length('2026-03-08'), length('2026-11-01'), length('2026-11-08')]).toEqual([23, 25, 24]);
  });

  it('run on over midnight, and touching ones are one', () => {
    const late = {
      ...host,
      weekly: [
        { weekday: 1, from: '08:00', to: '12:00' },
        { weekday: 1, from: '12:00', to: '24:00' },
        { weekday: 2, from: '00:00', to: '02:00' },
      ],
    };
    expect(workingTime(late, day('2026-03-09'))).toEqual([
      { from: at('2026-03-09T08:00'), to: at('2026-03-10T02:00') },
    ]);
  });
});

describe('free times', () => {
  it('lie on the grid, inside the hours, to the minute', () => {
    const starts = startsWithin(host, 60, day('2026-03-09'));
    expect(starts).toHaveLength(37);
    expect(utc([starts[0] ?? 0, starts[1] ?? 0, starts.at(-1) ?? 0])).toEqual([
      '2026-03-09T12:00:00.000Z',
      '2026-03-09T12:15:00.000Z',
      '2026-03-09T21:00:00.000Z',
    ]);
  });

  it('keep a quarter of an hour before and after every meeting', () => {
    const meeting = { from: at('2026-03-09T10:00'), to: at('2026-03-09T11:15') }; // an hour and its pause
    const busy = { ...host, busy: [meeting] };
    const starts = new Set(startsWithin(busy, 30, day('2026-03-09')));
    const free = (local: string) => starts.has(at(`2026-03-09T${local}`));
    expect([free('09:15'), free('09:30'), free('10:00'), free('11:00'), free('11:15')]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(freeTime(busy, day('2026-03-09'))).toHaveLength(2);
    const wish = (local: string) => ({ from: at(local), to: at(local) + 30 * MINUTE });
    expect(collides(busy, wish('2026-03-09T09:15'))).toBe(false);
    expect(collides(busy, wish('2026-03-09T09:30'))).toBe(true);
    expect(collides(busy, wish('2026-03-09T11:15'))).toBe(false);
  });

  it('begin after four hours and end after thirty days', () => {
    const now = at('2026-03-09T09:07');
    const is = (local: string) => isFreeFor(host, { from: at(local), to: at(local) + HOUR }, now);
    expect([is('2026-03-09T13:00'), is('2026-03-09T13:15'), is('2026-03-09T13:20')]).toEqual([false, true, false]);
    expect([is('2026-04-08T09:00'), is('2026-04-08T10:15')]).toEqual([true, false]);
    expect([is('2026-03-09T17:00'), is('2026-03-09T17:15')]).toEqual([true, false]);
    expect(pickable(now)).toEqual({ from: now + 4 * HOUR, to: now + 30 * 24 * HOUR });
  });

  it('are those that are found, and no others, over the change to daylight time', () => {
    const now = at('2026-03-05T12:00');
    const found = new Set(startsWithin(host, 45, pickable(now)));
    for (let start = now; start < now + 31 * 24 * HOUR; start += 15 * MINUTE)
      expect({ start: utc([start]), free: found.has(start) }).toEqual({
        start: utc([start]),
        free: isFreeFor(host, { from: start, to: start + 45 * MINUTE }, now),
      });
  });
});
