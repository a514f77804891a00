/** An instant as it crosses the wire. Entities give dates, raw queries PostgreSQL's text: one mapper for both. */
export const instantOf = (value: Date | string): string =>
  (value instanceof Date ? value : new Date(value)).toISOString();
