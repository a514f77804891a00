import { workflowEventNames } from '@portal/contracts';
import { eventSentence } from './trigger-labels.js';
import { cronOf, nextTimes, paces, simpleOf, scheduleText } from './schedule.js';

const EASTERN = 'America/New_York';
const from = (text: string): number => Date.parse(text);

describe('what starts a workflow, in words', () => {
  it('is a sentence for every event', () => {
    expect(eventSentence('ticket.opened')).toBe('When a ticket is opened');
    expect(eventSentence('user.role_changed')).toBe('When a user’s role is changed');
    expect(eventSentence('ticket.closing_soon')).toBe('When a ticket closes soon');
    expect(eventSentence('invoice.status_changed')).toBe('When an invoice moves to another status');
    expect(workflowEventNames.filter((name) => eventSentence(name).endsWith('happens'))).toEqual([]);
  });

  it.each([
    ['0 8 * * 1-5', 'Every weekday at 8:00 AM'],
    ['30 13 * * *', 'Every day at 1:30 PM'],
    ['0 0 * * mon,wed', 'Every Monday and Wednesday at 12:00 AM'],
    ['15 9 1 * *', 'On day 1 of every month at 9:15 AM'],
    ['5 * * * *', 'Every hour at 5 minutes past'],
    ['*/15 * * * *', '4 times an hour'],
    ['0 8 1 1 *', 'On the schedule 0 8 1 1 *'],
  ])('says of %s: %s', (cron, text) => expect(scheduleText(cron)).toBe(text));
});

describe('the next times of a schedule', () => {
  it('are on the clocks of its zone, over the change to daylight time', () => {
    expect(nextTimes('0 8 * * *', EASTERN, from('2026-03-07T14:00:00Z'), 2)).toEqual([
      '2026-03-08T12:00:00.000Z',
      '2026-03-09T12:00:00.000Z',
    ]);
    expect(nextTimes('0 8 * * *', EASTERN, from('2026-03-07T12:59:00Z'), 1)).toEqual(['2026-03-07T13:00:00.000Z']);
  });

  it('take weekdays or days of the month where both are given, and find February 29', () => {
    expect(nextTimes('0 0 13 * 5', 'UTC', from('2026-03-01T00:00:00Z'), 3).map((at) => at.slice(0, 10))).toEqual([
      '2026-03-06',
      '2026-03-13',
      '2026-03-20',
    ]);
    expect(nextTimes('0 0 29 2 *', 'UTC', from('2026-03-01T00:00:00Z'), 1)).toEqual(['2028-02-29T00:00:00.000Z']);
  });

  it('are none of what is no schedule', () => {
    for (const cron of ['', '0 8 * *', '61 8 * * *', '0 8 * * 1-9', '*/0 * * * *', 'a b c d e'])
      expect(nextTimes(cron, 'UTC', 0, 1)).toEqual([]);
  });

  it('can be chosen without an expression, back and forth', () => {
    for (const pace of paces.filter((one) => one !== 'custom')) {
      const cron = cronOf({ pace, time: '09:30', weekday: 4, day: 12 }, '');
      expect(simpleOf(cron).pace).toBe(pace);
      expect(cronOf(simpleOf(cron), '')).toBe(cron);
    }
    expect(simpleOf('0 8,12 * * *').pace).toBe('custom');
  });
});
