import { dayOf, dayLabel, dueLabel } from './day-labels.js';

const today = '2026-03-27'; // a Friday

describe('days in words', () => {
  it.each([
    ['2026-03-27', 'today'],
    ['2026-03-28', 'tomorrow'],
    ['2026-03-26', 'yesterday'],
    ['2026-03-31', 'Tuesday, in 4 days'],
    ['2026-03-23', 'Monday, 4 days ago'],
    ['2026-04-03', 'Apr 3'],
    ['2027-01-02', 'Jan 2, 2027'],
  ])('%s is "%s"', (day, words) => {
    expect(dayLabel(day, today)).toBe(words);
  });

  it('says how late a deadline is', () => {
    expect(dueLabel('2026-03-26', today)).toBe('Thursday, 1 day overdue');
    expect(dueLabel('2026-03-01', today)).toBe('Mar 1, 26 days overdue');
    expect(dueLabel('2026-03-27', today)).toBe('today');
    expect(dueLabel('2026-03-29', today)).toBe('Sunday, in 2 days');
  });

  it('counts days over the change of the clocks', () => {
    expect(dayLabel('2026-03-10', '2026-03-05')).toBe('Tuesday, in 5 days');
  });

  it('takes the day from the reader’s zone', () => {
    const late = Date.parse('2026-03-27T02:00:00Z');
    expect(dayOf(late, 'America/New_York')).toBe('2026-03-26');
    expect(dayOf(late, 'UTC')).toBe('2026-03-27');
  });
});
