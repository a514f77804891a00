import { relativeTimeText } from './relative-time-text.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const text = (instant: string) => relativeTimeText(instant, now, { locale: 'en-US', timeZone: 'UTC' });

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
});
