import { anchorAfter, anchorDay, anchorFrom } from './deal-dates.js';

const monthly = { startsOn: '2026-01-31', interval: 'month' } as const;

describe('the days on which periods begin (decisions, section 4)', () => {
  it('are the start’s day of the month, or the month’s last', () => {
    const days = [0, 1, 2, 3, 13, 25].map((n) => anchorDay(monthly, n));
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2027-02-28', '2028-02-29']);
  });

  it.each([
    ['quarter', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
    ['year', '2024-02-29', ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
  ] as const)('a %s apart', (interval, startsOn, days) => {
    expect(days.map((_, n) => anchorDay({ startsOn, interval }, n))).toEqual(days);
  });

  it.each([
    ['2025-12-01', '2026-01-31', '2026-01-31'],
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-02-28'],
    ['2026-02-28', '2026-02-28', '2026-03-31'],
    ['2026-03-01', '2026-03-31', '2026-03-31'],
    ['2036-02-29', '2036-02-29', '2036-03-31'],
  ])('from %s on it is %s, after it %s', (day, from, after) => {
    expect([anchorFrom(monthly, day), anchorAfter(monthly, day)]).toEqual([from, after]);
  });

  it('follow each other without a gap or a repeat for years, whatever day they begin on', () => {
    for (let date = 1; date <= 31; date += 1) {
      for (const interval of ['month', 'quarter', 'year'] as const) {
        const rhythm = { startsOn: `2026-01-${String(date).padStart(2, '0')}`, interval };
        let day = anchorDay(rhythm, 0);
        for (let n = 1; n <= 30; n += 1) {
          day = anchorAfter(rhythm, day);
          expect(day).toBe(anchorDay(rhythm, n));
        }
      }
    }
  });
});
