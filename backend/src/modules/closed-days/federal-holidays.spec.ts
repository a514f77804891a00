import { federalHolidayNames, isFederalHoliday } from './federal-holidays.js';

/** As published by the Office of Personnel Management. */
const published = {
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
  2028: ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-23', '12-25'],
};

describe('federal holidays, on the days they are observed', () => {
  it.each(Object.entries(published))('%s', (year, days) => {
    expect([...federalHolidayNames(Number(year)).keys()].sort()).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('are told from other days', () => {
    expect(isFederalHoliday('2026-07-03')).toBe(true);
    expect(isFederalHoliday('2026-07-04')).toBe(false);
    expect(isFederalHoliday('2026-07-06')).toBe(false);
  });
});
