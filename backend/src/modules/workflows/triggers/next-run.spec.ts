import { nextRunOf, scheduleProblem } from './next-run.js';

const AUTUMN = new Date('2026-10-31T20:00:00Z');
const at = (cron: string, time_zone: string, after = AUTUMN): string | undefined =>
  nextRunOf({ type: 'schedule', cron, time_zone, record: null, allow_many: false }, after)?.toISOString();

describe('a schedule', () => {
  it('is meant in its own zone, also on the days on which its clocks change', () => {
    expect(at('0 9 * * *', 'America/New_York')).toBe('2026-11-01T14:00:00.000Z');
    expect(at('0 9 * * *', 'America/New_York', new Date('2026-10-30T20:00:00Z'))).toBe('2026-10-31T13:00:00.000Z');
    expect(at('0 9 * * *', 'Asia/Tokyo')).toBe('2026-11-01T00:00:00.000Z');
    expect(at('30 2 * * *', 'America/New_York', new Date('2026-03-08T05:00:00Z'))).toBe('2026-03-08T07:30:00.000Z');
    expect(at('0 8 * * 1-5', 'America/New_York')).toBe('2026-11-02T13:00:00.000Z');
  });

  it.each([
    ['* * * * *', 'At most every five minutes'],
    ['0 9 * *', 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5'],
    ['0 25 * * *', 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5'],
    ['0 9 * * *', undefined],
  ])('%s is judged: %s', (cron, problem) => {
    expect(scheduleProblem(cron, 'America/New_York', AUTUMN)).toBe(problem);
  });
});
