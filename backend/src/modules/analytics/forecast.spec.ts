import fc from 'fast-check';
import { addDays } from '../../infrastructure/database/time/business-time.js';
import { weeksUntil } from './weight-analytics.reader.js';
import { forecast, median } from './forecast.js';
import { percentOf } from './percent.js';

const thisMonday = '2026-11-16';
const today = '2026-11-20';
const velocityOf = (...weights: number[]) =>
  weeksUntil(thisMonday).map((week_of, index) => ({ week_of, weight: weights[index] ?? 0 }));
const forecastOf = (wish: Partial<Parameters<typeof forecast>[0]>) =>
  forecast({
    remaining: 20,
    velocity: velocityOf(5, 5, 5, 5, 5, 5, 5, 0),
    firstMonday: '2026-01-05',
    thisMonday,
    today,
    ...wish,
  });

describe('the forecast (decisions, section 5)', () => {
  it('is the rest at the median pace of the full weeks', () => {
    expect(forecastOf({})).toBe('2026-12-18');
    expect(forecastOf({ remaining: 1 })).toBe('2026-11-22');
    expect(forecastOf({ velocity: velocityOf(0, 0, 0, 10, 20, 10, 10, 99) })).toBe('2026-12-04');
    expect(forecastOf({ remaining: 0 })).toBe(today);
    // a fraction of a week that comes to whole days isn't a day more
    expect(forecastOf({ remaining: 29, velocity: velocityOf(7, 7, 7, 7, 7, 7, 7, 0) })).toBe('2026-12-19');
  });

  it('counts only weeks since the project began, and needs three of them', () => {
    const velocity = velocityOf(0, 0, 0, 0, 10, 10, 10, 0);
    expect(forecastOf({ velocity, firstMonday: '2026-10-26' })).toBe('2026-12-04');
    expect(forecastOf({ velocity, firstMonday: '2026-11-02' })).toBeNull();
    expect(forecastOf({ velocity })).toBeNull();
    expect(forecastOf({ firstMonday: null })).toBeNull();
  });
});

it('the last eight weeks begin on Mondays, across the clock change and the year', () => {
  expect(weeksUntil('2026-11-16')).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
});

it('a median has as many values above as below', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 1 }), (values) => {
      const middle = median(values);
      const [below, above] = [values.filter((v) => v < middle).length, values.filter((v) => v > middle).length];
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

it.each([
  [0, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 16, 6.3],
  [7, 7, 100],
])('%i of %i is %d %%', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
