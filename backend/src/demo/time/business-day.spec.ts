import { fromNow } from '@portal/testing/clock';
import { businessDay, dayFrom } from './business-day.js';

const LATE_ON_WEDNESDAY = new Date('2026-11-19T04:30:00Z');
const SATURDAY_BEFORE_THANKSGIVING = new Date('2026-11-21T20:00:00Z');

describe('a day of the demo', () => {
  it.each([
    [3, '2026-11-25'],
    [4, '2026-11-27'],
    [-8, '2026-11-12'],
    [-1, '2026-11-20'],
  ])('%i business days from a Saturday is one on which we are open', (days, expected) => {
    expect(businessDay(SATURDAY_BEFORE_THANKSGIVING, days).toISODate()).toBe(expected);
  });

  it('is another for each number of days to come, whatever day of the year it is', () => {
    const AHEAD = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let ahead = 0; ahead < 800; ahead += 1) {
      const now = fromNow({ days: ahead }, SATURDAY_BEFORE_THANKSGIVING);
      const days = AHEAD.map((one) => businessDay(now, one).toISODate());
      expect([dayFrom(now, 0), new Set(days).size]).toEqual([dayFrom(now, 0), AHEAD.length]);
    }
  });

  it.each([
    [0, '2026-11-18'],
    [-18, '2026-10-31'],
  ])('%i days from half past eleven in the evening is that of the office, not of UTC', (days, expected) => {
    expect(dayFrom(LATE_ON_WEDNESDAY, days)).toBe(expected);
  });
});
