const DAY = 86_400_000;

/** How many weeks the velocity looks back, the current one included. */
export const WEEKS = 8;

/** The day so many days later; days are written like 2026-03-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The Mondays of the last eight weeks, oldest first. */
export const weeksUntil = (thisMonday: string): string[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, (index - WEEKS + 1) * 7));
