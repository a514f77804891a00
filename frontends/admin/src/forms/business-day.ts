import { businessHours } from '@portal/contracts';
import { dayOf, instantOfWallClock } from '@portal/features';

/** The business's own day: bills and payments are dated by it. */
export const businessToday = (): string => dayOf(Date.now(), businessHours.zone);

/** A chosen day of the business as an instant: today is now, any other day its noon. */
export const receivedAt = (day: unknown): string | undefined => {
  if (typeof day !== 'string' || day === '' || day === businessToday()) return undefined;
  return instantOfWallClock(`${day}T12:00`, businessHours.zone);
};

/** What was filled in: fields left empty are not sent, so that the server's own defaults hold. */
export const filled = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
