import { DateTime } from 'luxon';
import { daysBefore, officeTime } from './office-time.js';

const zone = 'America/New_York';
const at = (text: string): Date => DateTime.fromISO(text, { zone }).toJSDate();
const text = (moment: Date): string => DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd HH:mm');

describe('a time in office hours', () => {
  it.each([
    ['a night', '2026-03-31T02:00', '2026-03-31 10:02'],
    ['an evening', '2026-03-31T23:59', '2026-03-31 15:59'],
    ['a Saturday', '2026-03-28T12:00', '2026-03-27 16:38'],
    ['a Sunday', '2026-03-29T12:00', '2026-03-27 16:46'],
    ['a holiday', '2026-07-03T12:00', '2026-07-02 16:38'],
  ])('stands for %s', (_what, moment, expected) => expect(text(officeTime(at(moment)))).toBe(expected));

  it('keeps the order of a story, and is over when it is told', () => {
    for (const hour of [0, 7, 12, 23]) {
      const now = at(`2026-03-31T${String(hour).padStart(2, '0')}:30`);
      const story = Array.from({ length: 400 }, (_, days) => daysBefore(now, 400 - days).getTime());
      expect([...story].sort((a, b) => a - b)).toEqual(story);
      expect(Math.max(...story)).toBeLessThanOrEqual(now.getTime());
    }
  });
});
