import type { Slot } from '@portal/contracts';
import { dayName, dayNear, pageAround, partsOfDay, slotDays, slotLabel } from './slot-days.js';

const NEW_YORK = 'America/New_York';
const slot = (starts_at: string, minutes = 30): Slot => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
});
const clean = (words: string) => words.replaceAll(/\s/g, ' ');

describe('free times as a reader sees them', () => {
  const late = slot('2026-11-25T02:30:00Z');
  const days = slotDays([slot('2026-11-24T15:00:00Z'), late, slot('2026-11-25T15:00:00Z')], NEW_YORK);

  it('are counted on the days of the reader, not of the server', () => {
    expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
      ['2026-11-24', 2],
      ['2026-11-25', 1],
    ]);
    expect(slotDays([late], 'UTC')[0]?.day).toBe('2026-11-25');
  });

  it('keep the day that was chosen, or go on to the next with a free time when it is gone', () => {
    expect(dayNear(days, null)?.day).toBe('2026-11-24');
    expect(dayNear(days, '2026-11-25')?.day).toBe('2026-11-25');
    expect(dayNear(days.slice(1), '2026-11-24')?.day).toBe('2026-11-25');
    expect(dayNear(days, '2026-12-01')?.day).toBe('2026-11-25');
    expect(dayNear([], null)).toBeUndefined();
  });

  it('are shown by four days', () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ day: `2026-12-0${at + 1}`, slots: [] }));
    expect(pageAround(many, many[1]!).map(({ day }) => day.slice(-1))).toEqual(['1', '2', '3', '4']);
    expect(pageAround(many, many[4]!).map(({ day }) => day.slice(-1))).toEqual(['5', '6']);
  });

  it('stand by the part of the day', () => {
    const parts = partsOfDay([slot('2026-11-24T13:00:00Z'), slot('2026-11-24T17:00:00Z')], NEW_YORK);
    expect(parts.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['Morning', 1],
      ['Afternoon', 1],
    ]);
  });

  it('are told with their day and zone, across the change of the clocks', () => {
    expect(dayName('2026-11-24')).toEqual({ weekday: 'Tue', date: 'Nov 24' });
    expect(clean(slotLabel(slot('2026-11-24T15:30:00Z'), NEW_YORK))).toBe(
      'Tuesday, November 24, 10:30 – 11:00 AM Eastern Time',
    );
    expect(clean(slotLabel(slot('2027-03-15T14:30:00Z'), NEW_YORK))).toBe(
      'Monday, March 15, 10:30 – 11:00 AM Eastern Time',
    );
  });
});
