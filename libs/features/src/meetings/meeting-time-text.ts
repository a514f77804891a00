import { formatInstant, formatRange } from '@portal/ui';

interface Span {
  starts_at: string;
  ends_at: string;
}

/** The hour on the reader's clock: "9:30 AM". */
export const clockText = (instant: string, timeZone?: string): string => formatInstant(instant, 'clock', timeZone);

/** From when to when, with the zone: "9:30 – 10:00 AM EST". */
export const meetingSpanText = ({ starts_at, ends_at }: Span, timeZone?: string): string =>
  formatRange(starts_at, ends_at, 'clockInZone', timeZone);

/** The day with its weekday: "Thursday, December 3". */
export const meetingDayText = (instant: string, timeZone?: string): string =>
  formatInstant(instant, 'longDay', timeZone);

/** Whether clocks of two zones show different times at an instant. */
export const clocksDiffer = (instant: string, one: string | undefined, other: string): boolean =>
  clockText(instant, one) !== clockText(instant, other);
