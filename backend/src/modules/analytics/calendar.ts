import { addDays } from '../../infrastructure/database/time/business-time.js';

/** How many weeks the velocity looks back, the current one included. */
export const WEEKS = 8;

/** The Mondays of the last eight weeks, oldest first. */
export const weeksUntil = (thisMonday: string): string[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, (index - WEEKS + 1) * 7));
