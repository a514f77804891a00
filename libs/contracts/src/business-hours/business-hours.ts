/** Opening hours of the business, Monday to Friday, in America/New_York; US federal holidays are closed (decisions, section 5). */
export const businessHours = { zone: 'America/New_York', opens: 8, closes: 18 } as const;

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Default hours of a host: the business hours. A weekday is 1 (Monday) to 7 (Sunday); federal holidays are closed. */
export const defaultWeeklyHours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: clockOf(businessHours.opens),
  to: clockOf(businessHours.closes),
}));
