/** What cutting leaves of a character of two UTF-16 units. */
const HALF_A_PAIR = /[\ud800-\udbff]$/;

/**
 * The beginning of a text, of at most `max` UTF-16 units. It never ends within a surrogate pair: PostgreSQL takes no
 * half of one in JSON.
 */
export const truncate = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(HALF_A_PAIR, '') : text;
