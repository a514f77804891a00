import { sql } from 'kysely';

type Amount = number | null;

/** Dollars of the wire as the cents of the database; what isn't sent stays unsent. */
export function centsOf(dollars: number): number;
export function centsOf(dollars: Amount | undefined): Amount | undefined;
export function centsOf(dollars: Amount | undefined): Amount | undefined {
  return typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;
}

/** Cents of the database as the dollars of the wire. */
export function dollarsOf(cents: number): number;
export function dollarsOf(cents: Amount): Amount;
export function dollarsOf(cents: Amount): Amount {
  return cents === null ? null : cents / 100;
}

/** The sum of a column of cents over all rows of a query. */
export const sumOf = (column: string) => sql<string>`coalesce(sum(${sql.ref(column)}), 0)`;

/** Sums of cents, read from the database, as US dollars. */
export const inDollars = <Name extends string>(cents: Readonly<Record<Name, string>>): Record<Name, number> =>
  Object.fromEntries(Object.entries(cents).map(([name, sum]) => [name, Number(sum) / 100])) as Record<Name, number>;
