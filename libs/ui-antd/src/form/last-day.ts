/** The last day that a field takes: without one, browsers let a year have six digits, which is no calendar day here. */
export const LAST_DAY = '9999-12-31';

/** The same for a field for a day and a time. */
export const LAST_MINUTE = `${LAST_DAY}T23:59`;

/** Whether what a field for a day has is one, or is empty. */
export const isDayInRange = (typed: string): boolean => typed.length <= LAST_DAY.length;
