interface Span {
  starts_at: string;
  ends_at: string;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The hour on the reader's clock: "9:30 AM". */
export const clockText = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(new Date(instant));

/** From when to when, with the zone: "9:30 – 10:00 AM EST". */
export const meetingSpanText = ({ starts_at, ends_at }: Span, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...clock, timeZoneName: 'short', timeZone }).formatRange(
    new Date(starts_at),
    new Date(ends_at),
  );

/** The day with its weekday: "Thursday, December 3". */
export const meetingDayText = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  );

/** Whether clocks of two zones show different times at an instant. */
export const clocksDiffer = (instant: string, one: string | undefined, other: string): boolean =>
  clockText(instant, one) !== clockText(instant, other);
