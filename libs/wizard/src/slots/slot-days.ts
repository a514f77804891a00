import type { Slot } from '@portal/contracts';
import { dayOf, formatDay, formatInstant, formatRange, hourOf, zoneName } from '@portal/ui';

/** A day of the reader's calendar with its free times. */
export interface SlotDay {
  /** "2026-11-24", in the reader's zone. */
  day: string;
  slots: readonly Slot[];
}

/** Days that are shown beside each other, on a phone as well. */
export const DAYS_SHOWN = 4;

/** Free times by the day that they fall on for the reader, earliest first. */
export function slotDays(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const days = Map.groupBy(slots, ({ starts_at: start }) => dayOf(Date.parse(start), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** The wished day, else the next one that has free times, else the last. */
export const dayNear = (days: readonly SlotDay[], wished: string | null): SlotDay | undefined =>
  days.find(({ day }) => wished === null || day >= wished) ?? days.at(-1);

/** The days shown together with this one. */
export function pageAround(days: readonly SlotDay[], day: SlotDay): SlotDay[] {
  const first = Math.floor(days.indexOf(day) / DAYS_SHOWN) * DAYS_SHOWN;
  return days.slice(first, first + DAYS_SHOWN);
}

/** Times of one day, earliest first, by its parts as the reader's clock has them. */
export function partsOfDay(slots: readonly Slot[], timeZone: string): { name: string; slots: Slot[] }[] {
  const parts = Map.groupBy(slots, ({ starts_at: start }) => {
    const hour = hourOf(start, timeZone);
    return hour < 12 ? 'Morning' : hour < 17 ? 'Afternoon' : 'Evening';
  });
  return [...parts].map(([name, ofPart]) => ({ name, slots: ofPart }));
}

/** "Tue", "Nov 24" of a calendar day. */
export function dayName(day: string): { weekday: string; date: string } {
  const [weekday = '', date = ''] = formatDay(day, 'shortDay').split(', ');
  return { weekday, date };
}

/** "10:30 AM". */
export const clockTime = (instant: string, timeZone: string): string => formatInstant(instant, 'clock', timeZone);

/** "Tuesday, November 24, 10:30 – 11:00 AM Eastern Time". */
export function slotLabel({ starts_at, ends_at }: Slot, timeZone: string): string {
  const range = formatRange(starts_at, ends_at, 'clock', timeZone);
  return `${formatInstant(starts_at, 'longDay', timeZone)}, ${range} ${zoneName(timeZone)}`;
}
