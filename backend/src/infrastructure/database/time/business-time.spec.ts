import { addDays, businessDayAt } from './business-time.js';

it.each([
  ['half an hour before midnight of the shortest day', '2026-03-08T04:30:00Z', 1, '2026-03-08'],
  ['at the last minute of the longest day', '2026-11-02T04:59:00Z', 1, '2026-11-02'],
  ['at the first minute of a day', '2026-11-01T04:00:00Z', 7, '2026-11-08'],
  ['over the end of a year', '2026-12-31T12:00:00Z', 1, '2027-01-01'],
])('a day so many days later is counted by the office’s calendar: %s', (_, instant, days, expected) => {
  expect(addDays(businessDayAt(new Date(instant)), days)).toBe(expected);
});
