import { businessHours } from '@portal/contracts';
import { DateTime } from 'luxon';
import { isFederalHoliday } from '../../modules/closed-days/index.js';

/** The day at the office so many days after now, for example 2026-03-31. */
export const dayFrom = (now: Date, days: number): string =>
  DateTime.fromJSDate(now, { zone: businessHours.zone }).plus({ days }).toFormat('yyyy-MM-dd');

const FRIDAY = 5;

const isWeekday = (day: DateTime): boolean => day.weekday <= FRIDAY;

/** Whether the office is open that day. */
export const isBusinessDay = (day: DateTime): boolean =>
  isWeekday(day) && !isFederalHoliday(day.toFormat('yyyy-MM-dd'));

/**
 * The beginning of the nth business day from now, each n another day: two meetings of the demo never meet on the day
 * after a holiday. Counted back for a negative one by weekdays, as old as the requests are; for a holiday, the next
 * business day.
 */
export function businessDay(now: Date, days: number): DateTime {
  const counts = days > 0 ? isBusinessDay : isWeekday;
  let day = DateTime.fromJSDate(now, { zone: businessHours.zone }).startOf('day');
  for (let left = Math.abs(days); left > 0;) {
    day = day.plus({ days: Math.sign(days) });
    if (counts(day)) left -= 1;
  }
  while (!isBusinessDay(day)) day = day.plus({ days: 1 });
  return day;
}
