import { daysOfPeriod, paramsOfPeriod, periodBefore, reportPeriods, type ReportPeriod } from './report-periods.js';

const days = (period: ReportPeriod, day: string): string => Object.values(daysOfPeriod(period, day)).join(' ');

describe('the period of a scheduled report (decisions 6.66)', () => {
  it.each<[ReportPeriod, string]>([
    ['today', '2026-11-25 2026-11-25'],
    ['yesterday', '2026-11-24 2026-11-24'],
    ['last_7_days', '2026-11-18 2026-11-24'],
    ['last_week', '2026-11-16 2026-11-22'],
    ['last_month', '2026-10-01 2026-10-31'],
    ['this_month', '2026-11-01 2026-11-25'],
    ['last_quarter', '2026-07-01 2026-09-30'],
    ['this_year', '2026-01-01 2026-11-25'],
  ])('%s is told from the day', (period, expected) => {
    expect(days(period, '2026-11-25')).toBe(expected);
  });

  it('reaches over the turn of the year, into a leap day, and begins weeks on Monday', () => {
    expect(days('last_month', '2027-01-01')).toBe('2026-12-01 2026-12-31');
    expect(days('last_quarter', '2027-02-10')).toBe('2026-10-01 2026-12-31');
    expect(days('last_month', '2028-03-31')).toBe('2028-02-01 2028-02-29');
    expect(days('last_week', '2026-11-22')).toBe('2026-11-09 2026-11-15'); // a Sunday
    expect(days('last_week', '2026-11-23')).toBe('2026-11-16 2026-11-22');
  });

  it('never ends after the day on which the report is due', () => {
    for (const period of reportPeriods) {
      const { from, to } = daysOfPeriod(period, '2026-03-01');
      expect([from <= to, to <= '2026-03-01']).toEqual([true, true]);
    }
  });

  it('is the end of a day for reports of one day, and nothing for those without a period', () => {
    expect(paramsOfPeriod(['as_of'], 'last_month', '2026-11-25')).toEqual({ as_of: '2026-10-31' });
    expect(paramsOfPeriod(['from', 'to', 'bucket'], 'last_month', '2026-11-25')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(paramsOfPeriod(['project_id'], null, '2026-11-25')).toEqual({});
  });
});

describe('the period before', () => {
  it.each([
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2025-12-01', '2026-11-30', '2024-12-01', '2025-11-30'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-11-03', '2026-11-09', '2026-10-27', '2026-11-02'],
  ])('of %s to %s is %s to %s', (from, to, first, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
  });

  it('is none of a report that is about no period', () => {
    expect(periodBefore({ to: '2026-03-31' })).toBeUndefined();
    expect(periodBefore({ from: '12026-11-01', to: '2026-11-30' })).toBeUndefined();
    expect(periodBefore({ from: '2026-11-31', to: '2026-12-30' })).toBeUndefined();
  });
});
