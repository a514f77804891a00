import { dueDayTexts } from './due-day.js';

it('names the due day of the office and the days since, whatever the hour is', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  expect(dueDayTexts('2026-11-21T05:00:00Z', now)).toEqual({
    due: 'Nov 20',
    exact: 'Friday, November 20, 2026',
    left: 'late 10 d',
  });
});
