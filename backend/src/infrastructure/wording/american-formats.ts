import { businessHours } from '@portal/contracts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const officeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: businessHours.zone });

/** "$1,234.50" */
export const formatDollars = (amount: number): string => dollars.format(amount);

/** "November 21, 2026" of a day without time: 2026-11-21. */
export const formatDay = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));

/** "November 21, 2026", the day of an instant by the office's clock. */
export const formatDayOf = (instant: Date): string => officeDay.format(instant);

/** "November 21, 2026 at 4:05:09 PM EST" */
export const formatInstant = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(instant);
