import { businessHours } from '@portal/contracts';
import { dayOf, instantOfWallClock } from '@portal/features';

/** The business's own day: bills and payments are dated by it. */
export const businessToday = (): string => dayOf(Date.now(), businessHours.zone);

/** A chosen day of the business as an instant: today is now, any other day its noon. */
export const receivedAt = (day: unknown): string | undefined => {
  if (typeof day !== 'string' || day === '' || day === businessToday()) return undefined;
  return instantOfWallClock(`${day}T12:00`, businessHours.zone);
};
