/** A part of a whole in percent, one decimal; 0 where there is no whole (decisions, section 5). */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 1_000) / whole) / 10;

/** One decimal, and null stays null. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;
