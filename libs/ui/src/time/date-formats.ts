/** The language of the product: dates and times read alike on every machine. */
const LOCALE = 'en-US';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const dayOfMonth = { month: 'short', day: 'numeric' } as const;
const dayParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** Every way in which the product writes a date or a time. Nothing else formats one; the linter sees to it. */
const formats = {
  /** Nov 24 */
  date: dayOfMonth,
  /** Nov 24, 2026 */
  dateWithYear: { ...dayOfMonth, year: 'numeric' },
  /** Tuesday */
  weekday: { weekday: 'long' },
  /** Tue */
  shortWeekday: { weekday: 'short' },
  /** Tue, Nov 24 */
  shortDay: { weekday: 'short', ...dayOfMonth },
  /** Tuesday, November 24 */
  longDay,
  /** Tuesday, November 24, 2026 */
  fullDay: { ...longDay, year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov */
  shortMonth: { month: 'short' },
  /** 10:42 AM */
  clock,
  /** 10:42 AM EST */
  clockInZone: { ...clock, timeZoneName: 'short' },
  /** Tue, Nov 24, 2026, 10:42 AM EST */
  exact: { weekday: 'short', ...dayOfMonth, year: 'numeric', ...clock, timeZoneName: 'short' },
  /** 14:03:27.512, for logs that are read by the millisecond */
  stopwatch: {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  },
  /** 11/24/2026, to be read by its parts: no locale writes days alike in all browsers (WebKit's en-CA has had "03/31/2026") */
  dayParts,
  /** 11/24/2026, 14:03, to be read by its parts */
  clockParts: { ...dayParts, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The name of a way to write a date or a time. */
export type DateFormat = keyof typeof formats;

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times what using it does. */
function formatOf(name: DateFormat, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${name} ${timeZone ?? ''}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...formats[name], timeZone });
  made.set(key, format);
  return format;
}

const time = (instant: string | number): number => (typeof instant === 'number' ? instant : Date.parse(instant));

/** An instant (ISO 8601, or milliseconds) as the clocks of a zone show it; of the browser's without one. */
export const formatInstant = (instant: string | number, format: DateFormat, timeZone?: string): string =>
  formatOf(format, timeZone).format(time(instant));

/** The numbers of an instant on the clocks of a zone, by the name of their part: `year`, `hour`. */
export const partsOf = (
  instant: number,
  format: 'dayParts' | 'clockParts',
  timeZone?: string,
): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> =>
  Object.fromEntries(
    formatOf(format, timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** From when to when, without saying twice what both have: "10:30 – 11:00 AM EST". */
export const formatRange = (
  from: string | number,
  to: string | number,
  format: DateFormat,
  timeZone?: string,
): string => formatOf(format, timeZone).formatRange(time(from), time(to));

/** A calendar day ("2026-11-24"), which no zone changes. */
export const formatDay = (day: string, format: DateFormat): string => formatInstant(`${day}T00:00:00Z`, format, 'UTC');

/** A calendar month ("2026-11") in words: "November 2026"; short "Nov". */
export const monthText = (month: string, length: 'long' | 'short' = 'long'): string =>
  formatDay(`${month}-01`, length === 'long' ? 'month' : 'shortMonth');

/** The hour of the day from 0 to 23 on the clocks of a zone. */
export const hourOf = (instant: string | number, timeZone?: string): number =>
  Number(formatInstant(instant, 'stopwatch', timeZone).slice(0, 2));

const inWords = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const counted = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' });

/** So many days from today in words: "today", "tomorrow", "5 days ago". */
export const daysAwayText = (days: number): string => inWords.format(days, 'day');

/** So many minutes or hours from now: "3 hours ago", "in 20 minutes". */
export const timeAwayText = (amount: number, unit: 'minute' | 'hour'): string => counted.format(amount, unit);

/** How a zone is called at an instant: "Eastern Standard Time"; `longGeneric` "Eastern Time". */
export function zoneNameOf(
  timeZone: string | undefined,
  name: 'long' | 'longGeneric' = 'long',
  instant: string | number = Date.now(),
): string | undefined {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: name }).formatToParts(time(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** The zone of the browser, where no profile has another. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
