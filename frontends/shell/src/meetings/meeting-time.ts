import { formatInstant, formatRange } from '@portal/ui';

/** The day in the browser's zone: "Tuesday, November 24". */
export const meetingDay = (startsAt: string): string => formatInstant(startsAt, 'longDay');

/** From when to when in the browser's zone, which is named: "10:30 – 11:00 AM EST". */
export const meetingHours = (startsAt: string, endsAt = startsAt): string =>
  formatRange(startsAt, endsAt, 'clockInZone');
