const DAY = 86_400_000;

/** Days from one calendar day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => Math.round(numberOf(to) - numberOf(from));

/** Gives the calendar day of instants in the reader's zone: "2026-03-31". */
export function dayFormatter(timeZone?: string): (instant: number) => string {
  // by its parts: no locale writes days alike in all browsers (WebKit's en-CA has had "03/31/2026")
  const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (instant) => {
    const { year, month, day } = Object.fromEntries(
      days.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    return `${year}-${month}-${day}`;
  };
}

/** The calendar day that an instant falls on for the reader: "2026-03-31". */
export const dayOf = (instant: number, timeZone?: string): string => dayFormatter(timeZone)(instant);

/** A calendar day counted from the epoch, so that days can be subtracted without clocks or zones. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
