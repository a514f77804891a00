import { businessHours } from '@portal/contracts';
import { dateLabel, dayOf, daysBetween, fullDayLabel } from '@portal/features';

/**
 * An invoice is due on a day of the office, in whatever zone it is read; the queue has the instant at which that day is
 * over. How late it is counts in days, as on the invoice.
 */
export function dueDayTexts(due_at: string, now: number): { due: string; exact: string; left: string } {
  const today = dayOf(now, businessHours.zone);
  const day = dayOf(Date.parse(due_at) - 1, businessHours.zone);
  return { due: dateLabel(day, today), exact: fullDayLabel(day), left: `late ${daysBetween(day, today)} d` };
}
