import { businessDay } from './business-day.js';

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
});
