import { snoozeTimes } from './snooze-times.js';

const EASTERN = 'America/New_York';
const timesAt = (now: string) => snoozeTimes(Date.parse(now), EASTERN).map(({ label, until }) => [label, until]);

describe('The times until which a ticket is snoozed', () => {
  it('are on the reader’s clock, over the change to daylight time', () => {
    // Friday, 9:30 AM
    expect(timesAt('2026-03-06T14:30:00.000Z')).toEqual([
      ['In 1 hour', '2026-03-06T15:30:00.000Z'],
      ['This afternoon, 2 PM', '2026-03-06T19:00:00.000Z'],
      ['Tomorrow 8 AM', '2026-03-07T13:00:00.000Z'],
      ['Monday 8 AM', '2026-03-09T12:00:00.000Z'],
    ]);
  });

  it.each([
    ['a Monday evening that is Tuesday in UTC', '2026-03-03T01:00:00.000Z', ['Tomorrow 8 AM', 'Monday 8 AM, Mar 9']],
    ['a Sunday, whose tomorrow is the Monday', '2026-03-01T20:00:00.000Z', ['Tomorrow 8 AM']],
  ])('leave out what is no choice on %s', (_day, now, labels) => {
    expect(timesAt(now).map(([label]) => label)).toEqual(['In 1 hour', ...labels]);
  });
});
