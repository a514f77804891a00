import { ReportTiming, scheduleWeekdays } from '@portal/contracts';
import fc from 'fast-check';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import { lastDueTime, nextDueTime } from './due-times.js';

const daily = (hour: number): ReportTiming => ({ frequency: 'daily', hour });
const monthly = (day: number | 'last', hour = 8): ReportTiming => ({ frequency: 'monthly', day, hour });
const next = (timing: ReportTiming, after: string): string => nextDueTime(timing, new Date(after)).toISOString();
const last = (timing: ReportTiming, until: string): string => lastDueTime(timing, new Date(until)).toISOString();

describe('when a report is due (decisions 6.66)', () => {
  it('is the same hour at the office before and after a change of the clock', () => {
    expect(next(daily(8), '2026-03-07T20:00:00Z')).toBe('2026-03-08T12:00:00.000Z'); // EDT begins that night
    expect(next(daily(8), '2026-03-06T20:00:00Z')).toBe('2026-03-07T13:00:00.000Z');
    expect(next(daily(8), '2026-10-31T20:00:00Z')).toBe('2026-11-01T13:00:00.000Z'); // EST begins
  });

  it('is once on a day that lacks its hour, and once on a day that has it twice', () => {
    expect(next(daily(2), '2026-03-07T12:00:00Z')).toBe('2026-03-08T07:00:00.000Z'); // 3 AM
    expect(next(daily(2), '2026-03-08T07:00:00Z')).toBe('2026-03-09T06:00:00.000Z');
    expect(next(daily(1), '2026-10-31T12:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
    expect(next(daily(1), '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
  });

  it('is the weekday, the day of the month, or its last day', () => {
    const mondays: ReportTiming = { frequency: 'weekly', weekday: 'monday', hour: 7 };
    expect(next(mondays, '2026-11-25T12:00:00Z')).toBe('2026-11-30T12:00:00.000Z');
    expect(last(mondays, '2026-11-25T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z');
    expect(next(monthly(28), '2027-02-01T00:00:00Z')).toBe('2027-02-28T13:00:00.000Z');
    expect(next(monthly('last'), '2028-02-01T12:00:00Z')).toBe('2028-02-29T13:00:00.000Z');
    expect(next(monthly('last'), '2026-11-30T13:00:00Z')).toBe('2026-12-31T13:00:00.000Z');
    expect(last(monthly(1), '2026-11-25T12:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  });

  it('is told by the day at the office', () => {
    expect(businessDayAt(new Date('2026-11-26T04:59:00Z'))).toBe('2026-11-25');
    expect(businessDayAt(new Date('2026-11-26T05:00:00Z'))).toBe('2026-11-26');
  });

  it('has no time between the last and the next one, whatever the moment', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const timing = fc.oneof(
      fc.record({ frequency: fc.constant('daily'), hour }),
      fc.record({ frequency: fc.constant('weekly'), weekday: fc.constantFrom(...scheduleWeekdays), hour }),
      fc.record({
        frequency: fc.constant('monthly'),
        day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant('last')),
        hour,
      }),
    );
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2029-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(timing, moment, (input, at) => {
        const parsed = ReportTiming.parse(input);
        const [before, after] = [lastDueTime(parsed, at), nextDueTime(parsed, at)];
        expect(before.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(after.getTime()).toBeGreaterThan(at.getTime());
        expect(nextDueTime(parsed, before)).toEqual(after);
        expect(lastDueTime(parsed, after)).toEqual(after);
      }),
    );
  });
});
