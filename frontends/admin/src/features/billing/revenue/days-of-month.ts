/** The first and the last day of a calendar month. */
export function daysOfMonth(month: string): readonly [first: string, last: string] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)];
}
