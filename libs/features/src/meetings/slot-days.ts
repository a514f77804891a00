import type { Slot } from '@portal/contracts';
import { dayTeller } from '../dates/day-words.js';

/** The free times of one day of the reader's calendar. */
export interface SlotDay {
  /** "2026-03-31" */
  day: string;
  slots: readonly Slot[];
}

/** Free times by the day on which they fall for the reader; days without one are left out. */
export function daysOfSlots(slots: readonly Slot[], timeZone?: string): SlotDay[] {
  const dayOf = dayTeller(timeZone);
  const days = Map.groupBy(slots, ({ starts_at: start }) => dayOf(Date.parse(start)));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Before noon and after it, on the reader's clock. */
export function halvesOfDay(slots: readonly Slot[], timeZone?: string): { title: string; slots: Slot[] }[] {
  const hours = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone });
  const hourOf = ({ starts_at: start }: Slot): number => Number(hours.format(Date.parse(start)));
  return [
    { title: 'Morning', slots: slots.filter((slot) => hourOf(slot) < 12) },
    { title: 'Afternoon', slots: slots.filter((slot) => hourOf(slot) >= 12) },
  ].filter((half) => half.slots.length > 0);
}
