/** A month as 2026-10; its days are days at the office. */
export const firstDayOf = (month: string): string => `${month}-01`;

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The month so many months before. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/** The month that was over when a day began. */
export const monthBeforeDay = (day: string): string => monthBefore(day.slice(0, 7), 1);

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortNames = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** "October 2026" */
export const monthName = (month: string): string => names.format(new Date(`${month}-01T00:00:00Z`));

/** "Oct" */
export const shortMonthName = (month: string): string => shortNames.format(new Date(`${month}-01T00:00:00Z`));
