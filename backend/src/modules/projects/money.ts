type Amount = number | null;

/** Dollars of the wire as the cents of the database; what isn't sent stays unsent. */
export const centsOf = (dollars: Amount | undefined): Amount | undefined =>
  typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;

/** Cents of the database as the dollars of the wire. */
export const dollarsOf = (cents: Amount): Amount => (cents === null ? null : cents / 100);
