import type { HostAvailability } from '@portal/contracts';

export type Hours = HostAvailability['weekly'][number];
export type DayException = HostAvailability['exceptions'][number];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of one weekday, earliest first. */
export const hoursOf = (weekly: readonly Hours[], weekday: number): readonly Hours[] =>
  weekly.filter((hours) => hours.weekday === weekday).toSorted((one, other) => one.from.localeCompare(other.from));

/** The week with other hours on one weekday. */
export const withHours = (weekly: readonly Hours[], weekday: number, hours: readonly Hours[]): Hours[] =>
  [...weekly.filter((other) => other.weekday !== weekday), ...hours].toSorted(
    (one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from),
  );

/** What "Add hours" proposes: the business day, or an hour and a half after what is there. */
export function nextHours(hours: readonly Hours[], weekday: number): Hours {
  const last = hours.at(-1);
  if (!last) return { weekday, from: '08:00', to: '17:00' };
  const start = Math.min(Number(last.to.slice(0, 2)) + 1, 22);
  return { weekday, from: clock(start), to: clock(Math.min(start + 3, 23)) };
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of two lines overlap. */
export const overlap = (hours: readonly Hours[]): boolean =>
  hours.some((one, index) => hours.slice(index + 1).some((other) => one.from < other.to && other.from < one.to));
