import { businessHours } from '@portal/contracts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortOfficeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: businessHours.zone });
const officeTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: businessHours.zone });
const officeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: businessHours.zone });

/** "$1,234.50" */
export const formatDollars = (amount: number): string => dollars.format(amount);

/** "November 21, 2026" of a day without time: 2026-11-21. */
export const formatDay = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 21, 2026" of a day without time, on one line of a narrow column. */
export const formatShortDay = (isoDay: string): string => unbroken(shortDay.format(new Date(`${isoDay}T00:00:00Z`)));

/** "Nov 21, 2026, 4:05 PM" by the office's clock; in a narrow column the time is below the day. */
export const formatShortInstant = (instant: Date): string =>
  [shortOfficeDay.format(instant), officeTime.format(instant)].map(unbroken).join(', ');

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "November 21, 2026", the day of an instant by the office's clock. */
export const formatDayOf = (instant: Date): string => officeDay.format(instant);

/** "November 21, 2026 at 4:05:09 PM EST" */
export const formatInstant = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: zone }).format(instant);
