import { scheduleWeekdays, type ReportTiming } from '@portal/contracts';
import { DateTime } from 'luxon';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';

/** A schedule is due at least once within so many days. */
const DAYS = 62;

/** The first time at which a schedule is due after an instant. */
export const nextDueTime = (timing: ReportTiming, after: Date): Date =>
  find(timing, after, 1, (time) => time > after.getTime());

/** The last time at which a schedule was due, until and with an instant. */
export const lastDueTime = (timing: ReportTiming, until: Date): Date =>
  find(timing, until, -1, (time) => time <= until.getTime());

/** Of days with a change of the clock: an hour that they lack is the next one, one that comes twice is the first. */
function find(timing: ReportTiming, from: Date, step: 1 | -1, fits: (time: number) => boolean): Date {
  const today = DateTime.fromJSDate(from, { zone: BUSINESS_ZONE }).startOf('day');
  for (let days = 0; days <= DAYS; days += 1) {
    const day = today.plus({ days: days * step });
    const time = day.set({ hour: timing.hour });
    if (isDueOn(timing, day) && fits(time.toMillis())) return time.toJSDate();
  }
  throw new Error('A schedule without a time');
}

function isDueOn(timing: ReportTiming, day: DateTime): boolean {
  switch (timing.frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return scheduleWeekdays[day.weekday - 1] === timing.weekday;
    case 'monthly':
      return day.day === (timing.day === 'last' ? day.endOf('month').day : timing.day);
  }
}
