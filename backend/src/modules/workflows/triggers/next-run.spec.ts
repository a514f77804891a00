import { nextRunOf, scheduleProblem } from './next-run.js';

const AUTUMN = new Date('2026-10-31T20:00:00Z');
const at = (cron: string, time_zone: string, after = AUTUMN): string | undefined =>
  nextRunOf({ type: 'schedule', cron, time_zone, record: null, allow_many: false }, after)?.toISOString();

const TOO_OFTEN = 'At most every 5 minutes';
const NO_HASH = 'H stands for another minute at each reading. Write the minute itself';
const NEVER = 'This day never comes: the month has fewer days';
const FIVE_FIELDS = 'Five fields: minute, hour, day, month, weekday, such as 0 8 * * 1-5';

describe('a schedule', () => {
  it('is meant in its own zone, also on the days on which its clocks change', () => {
    expect(at('0 9 * * *', 'America/New_York')).toBe('2026-11-01T14:00:00.000Z');
    expect(at('0 9 * * *', 'America/New_York', new Date('2026-10-30T20:00:00Z'))).toBe('2026-10-31T13:00:00.000Z');
    expect(at('0 9 * * *', 'Asia/Tokyo')).toBe('2026-11-01T00:00:00.000Z');
    expect(at('30 2 * * *', 'America/New_York', new Date('2026-03-08T05:00:00Z'))).toBe('2026-03-08T07:30:00.000Z');
    expect(at('0 8 * * 1-5', 'America/New_York')).toBe('2026-11-02T13:00:00.000Z');
  });

  it.each([
    ['* * * * *', TOO_OFTEN],
    ['*/4 * * * *', TOO_OFTEN],
    ['0,20-59 * * * *', TOO_OFTEN], // two times that are far apart come first
    ['0,56 * * * *', TOO_OFTEN], // over the full hour
    ['0,58 0,23 * * *', TOO_OFTEN], // over midnight
    ['0,58 0,23 * * 0,6', TOO_OFTEN], // Saturday and Sunday
    ['0,58 0,23 31,1 1,2 *', TOO_OFTEN], // 31 January and 1 February
    ['0,58 0,23 29,1 2,3 *', TOO_OFTEN], // in leap years only
    ['0,58 0,23 1,15 * *', undefined],
    ['0,58 0,23 * * 1,3', undefined],
    ['*/5 * * * *', undefined],
    ['0,55 * * * *', undefined],
    ['H * * * *', NO_HASH],
    ['h/15 * * * *', NO_HASH],
    ['0 H(0-5) * * *', NO_HASH],
    ['0 9 * MAR THU', undefined],
    ['0 9 30 2 *', NEVER],
    ['0 9 30-31 FEB *', NEVER],
    ['0 9 31 2,4,6 *', NEVER],
    ['0 9 31 4-6 *', undefined],
    ['0 9 29 2 *', undefined],
    ['0 9 L 2 *', undefined],
    ['0 9 1,L 2 *', undefined],
    ['0 9 30 2 1', undefined], // on Mondays of February
    ['0 9 32 2 *', FIVE_FIELDS],
    ['0 9 * *', FIVE_FIELDS],
    ['0 25 * * *', FIVE_FIELDS],
    ['0 9 * * *', undefined],
  ])('%s is judged: %s', (cron, problem) => {
    expect(scheduleProblem(cron, 'America/New_York')).toBe(problem);
  });
});
