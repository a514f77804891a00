import { businessHours } from '@portal/contracts';
import { DateTime } from 'luxon';
import { isBusinessDay } from './business-day.js';

const FIRST = 9.5 * 60;
const WORK = 6.5 * 60;
/** When what falls on a closed day was done on the last day before it, in minutes; a later closed day is later. */
const EVENING = 16.5 * 60;
const PER_CLOSED_DAY = 8;

/**
 * The moment in office hours that stands for any moment: within the same day, or at the end of the last business day
 * before it. Keeps the order of moments, so that events given in days keep their order.
 */
export function officeTime(at: Date): Date {
  const moment = DateTime.fromJSDate(at, { zone: businessHours.zone });
  let day = moment.startOf('day');
  let closed = 0;
  for (; !isBusinessDay(day); closed += 1) day = day.minus({ days: 1 });
  const ofDay = (moment.hour * 60 + moment.minute) / (24 * 60);
  const minutes = closed > 0 ? EVENING + closed * PER_CLOSED_DAY : FIRST + ofDay * WORK;
  return day.set({ hour: Math.floor(minutes / 60), minute: Math.floor(minutes % 60) }).toJSDate();
}

/** The moment of office work so many days before now; whole days have different times of the day. */
export function daysBefore(now: Date, days: number): Date {
  const moment = DateTime.fromJSDate(now, { zone: businessHours.zone }).minus({ minutes: Math.round(days * 24 * 60) });
  const isWhole = Number.isInteger(days) && days !== 0;
  const at = officeTime((isWhole ? moment.set({ hour: (Math.abs(days) * 7) % 24 }) : moment).toJSDate());
  return days > 0 && at > now ? officeTime(moment.minus({ days: 1 }).toJSDate()) : at;
}
