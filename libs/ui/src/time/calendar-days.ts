import { partsOf } from './date-formats.js';

const DAY = 86_400_000;

/** Days from one calendar day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round(numberOf(to) - numberOf(from));

/** The calendar day that an instant falls on for the reader: "2026-03-31". */
export function dayOf(instant: number, timeZone?: string): string {
  const { year, month, day } = partsOf(instant, 'dayParts', timeZone);
  return `${year}-${month}-${day}`;
}

/** A calendar day counted from the epoch, so that days can be subtracted without clocks or zones. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
