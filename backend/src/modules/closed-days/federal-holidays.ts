import Holidays from 'date-holidays';

const calendar = new Holidays('US', { types: ['public'] });
// the package has Veterans Day on its date only
calendar.setHoliday('11-11 and if sunday then next monday if saturday then previous friday', 'Veterans Day');

const ofYears = new Map<number, ReadonlyMap<string, string>>();

/**
 * The days of a year, for example 2026-07-03, on which federal holidays (5 U.S.C. 6103) are observed, with their names:
 * Friday for a Saturday, Monday for a Sunday; the next year's first may be this year's last.
 */
export function federalHolidayNames(year: number): ReadonlyMap<string, string> {
  let days = ofYears.get(year);
  if (!days) {
    const holidays = calendar.getHolidays(year).map(({ date, name }) => [date.slice(0, 10), name] as const);
    ofYears.set(year, (days = new Map(holidays.filter(([day]) => isWeekday(day)))));
  }
  return days;
}

/** Whether offices are closed on this day, for example 2026-07-03. */
export const isFederalHoliday = (day: string): boolean => federalHolidayNames(Number(day.slice(0, 4))).has(day);

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());
