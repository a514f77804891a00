import { dayOf, daysBetween } from './calendar-days.js';

describe('The calendar day of an instant', () => {
  it.each([
    ['2026-03-31T03:59:00Z', 'America/New_York', '2026-03-30'],
    ['2026-03-31T04:00:00Z', 'America/New_York', '2026-03-31'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('of %s in %s is %s', (instant, zone, day) => {
    expect(dayOf(Date.parse(instant), zone)).toBe(day);
  });

  it('is the same in browsers that write dates otherwise', () => {
    const prototype = Intl.DateTimeFormat.prototype;
    const known = Object.getOwnPropertyDescriptor(prototype, 'format');
    Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '03/31/2026' });
    expect(dayOf(Date.parse('2026-03-31T12:00:00Z'), 'UTC')).toBe('2026-03-31');
    if (known) Object.defineProperty(prototype, 'format', known);
  });

  it('is counted from another without clocks', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
  });
});
