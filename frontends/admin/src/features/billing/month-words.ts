/** A calendar month in words: "November 2026"; short "Nov". */
export const monthWords = (month: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat('en-US', {
    month: length,
    ...(length === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01T00:00:00Z`));

/** The first and the last day of a calendar month. */
export function daysOfMonth(month: string): readonly [first: string, last: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)];
}
