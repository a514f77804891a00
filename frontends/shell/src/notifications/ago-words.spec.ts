import { agoWords } from './ago-words.js';

const now = Date.parse('2026-11-19T05:30:00Z'); // half an hour into Thursday in the office

describe('How long ago something was', () => {
  it.each([
    ['2026-11-19T05:29:40Z', 'just now'],
    ['2026-11-19T05:10:00Z', '20 minutes ago'],
    ['2026-11-18T20:30:00Z', '9 hours ago'],
    ['2026-11-18T05:15:00Z', 'yesterday'],
    ['2026-11-17T23:00:00Z', '2 days ago'],
    ['2026-11-12T16:00:00Z', '7 days ago'],
    ['2026-11-11T16:00:00Z', 'Nov 11'],
    ['2026-01-01T03:00:00Z', 'Dec 31, 2025'],
  ])('%s is “%s” by the reader’s calendar', (instant, words) => {
    expect(agoWords(instant, now, 'America/New_York')).toBe(words);
  });
});
