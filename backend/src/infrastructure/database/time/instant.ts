/** What PostgreSQL writes for an instant where the zone of the connection is UTC: `2026-11-21 09:30:00.123456+00`. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;
const MILLISECONDS = '.000';

/**
 * An instant as it crosses the wire. Entities give dates, raw queries PostgreSQL's text: one mapper for both. The text
 * is put into shape as text, since a list has dozens of them and a date costs five times as much.
 */
export function instantOf(value: Date | string): string {
  if (typeof value !== 'string' || !IN_UTC.test(value)) return new Date(value).toISOString();
  const fraction = value.slice(19, Math.min(23, value.length - 3));
  return `${value.slice(0, 10)}T${value.slice(11, 19)}${fraction}${MILLISECONDS.slice(fraction.length)}Z`;
}

/** A row with these instants as they cross the wire. */
export const withInstants = <Name extends string, Row extends Readonly<Record<Name, Date | string | null>>>(
  row: Row,
  ...names: Name[]
) =>
  ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, row[name] && instantOf(row[name])])),
  }) as Omit<Row, Name> & { [Key in Name]: null extends Row[Key] ? string | null : string };

/** The same where there may be none. */
export const instantOrNull = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));
