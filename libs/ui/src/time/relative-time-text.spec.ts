import { dueTimeText, relativeTimeText } from './relative-time-text.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const text = (instant: string) => relativeTimeText(instant, now, { timeZone: 'UTC' });

describe('Times in words', () => {
  it.each([
    ['2026-11-21T11:59:40Z', 'just now'],
    ['2026-11-21T11:20:00Z', '40 minutes ago'],
    ['2026-11-21T15:30:00Z', 'in 3 hours'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-16T11:00:00Z', '5 days ago'],
    ['2026-11-02T11:00:00Z', 'Nov 2'],
    ['2025-11-02T11:00:00Z', 'Nov 2, 2025'],
  ])('%s is “%s”', (instant, words) => {
    expect(text(instant)).toBe(words);
  });

  it.each([
    ['the next day begins', '2026-11-19T04:30:00Z', '2026-11-20T05:30:00Z', 'in 2 days'],
    ['the day began', '2026-11-19T05:30:00Z', '2026-11-17T06:30:00Z', '2 days ago'],
    ['the clocks go forward', '2026-03-08T04:30:00Z', '2026-03-09T06:30:00Z', 'in 2 days'],
    ['the year ends at the reader’s', '2027-01-09T12:00:00Z', '2027-01-01T03:00:00Z', 'Dec 31, 2026'],
    ['the year has begun elsewhere', '2027-01-01T03:00:00Z', '2026-12-20T12:00:00Z', 'Dec 20'],
  ])('count days and years by the reader’s calendar when %s', (_, at, instant, words) => {
    const style = { timeZone: 'America/New_York' };
    expect(relativeTimeText(instant, Date.parse(at), style)).toBe(words);
  });

  it.each([
    ['2026-11-21T23:00:00Z', '6:00 PM'],
    ['2026-11-22T04:30:00Z', '11:30 PM'],
    ['2026-11-27T21:00:00Z', 'Fri 4:00 PM'],
    ['2026-11-28T21:00:00Z', 'Nov 28'],
    ['2026-11-20T21:00:00Z', 'Nov 20'],
  ])('%s is due “%s” on the clock of New York', (instant, words) => {
    expect(dueTimeText(instant, now, { timeZone: 'America/New_York' })).toBe(words);
  });
});
