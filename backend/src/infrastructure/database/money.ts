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
