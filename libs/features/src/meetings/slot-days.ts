import type { Slot } from '@portal/contracts';
import { dayFormatter, hourOf } from '@portal/ui';

/** The free times of one day of the reader's calendar. */
export interface SlotDay {
  /** "2026-03-31" */
  day: string;
  slots: readonly Slot[];
}

/** Free times by the day on which they fall for the reader; days without one are left out. */
export function daysOfSlots(slots: readonly Slot[], timeZone?: string): SlotDay[] {
  const dayOf = dayFormatter(timeZone);
  const days = Map.groupBy(slots, ({ starts_at: start }) => dayOf(Date.parse(start)));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Before noon and after it, on the reader's clock. */
export function halvesOfDay(slots: readonly Slot[], timeZone?: string): { title: string; slots: Slot[] }[] {
  const isMorning = ({ starts_at: start }: Slot): boolean => hourOf(start, timeZone) < 12;
  return [
    { title: 'Morning', slots: slots.filter(isMorning) },
    { title: 'Afternoon', slots: slots.filter((slot) => !isMorning(slot)) },
  ].filter((half) => half.slots.length > 0);
}
