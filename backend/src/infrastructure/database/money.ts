import { sql } from 'kysely';

type Amount = number | null;

/** Dollars of the wire as the cents of the database; what isn't sent stays unsent. */
export function centsOf(dollars: number): number;
export function centsOf(dollars: number | undefined): number | undefined;
export function centsOf(dollars: Amount | undefined): Amount | undefined;
export function centsOf(dollars: Amount | undefined): Amount | undefined {
  return typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;
}

/** Cents of the database, which writes large ones as texts, as the dollars of the wire. */
export function dollarsOf(cents: number | string): number;
export function dollarsOf(cents: number | string | null): Amount;
export function dollarsOf(cents: number | string | null): Amount {
  return cents === null ? null : Number(cents) / 100;
}

/** A view before its dollars are made of cents: `total_cents` in the place of `total`. */
export type InCents<View, Name extends keyof View & string> = Omit<View, Name> & Record<`${Name}_cents`, number>;

/** A row with the dollars of these of its columns of cents: `total` of `total_cents`. */
export const withDollars = <Name extends string, Row extends Readonly<Record<`${Name}_cents`, number | string>>>(
  row: Row,
  ...names: readonly Name[]
) => {
  const dollars = names.map((name) => [name, dollarsOf(row[`${name}_cents`])]);
  return { ...row, ...(Object.fromEntries(dollars) as Record<Name, number>) };
};

/** The sum of a column of cents over all rows of a query. */
export const sumOf = (column: string) => sql<string>`coalesce(sum(${sql.ref(column)}), 0)`;

/** Sums of cents, read from the database, as US dollars. */
export const inDollars = <Name extends string>(cents: Readonly<Record<Name, string>>): Record<Name, number> =>
  Object.fromEntries(Object.entries(cents).map(([name, sum]) => [name, Number(sum) / 100])) as Record<Name, number>;
