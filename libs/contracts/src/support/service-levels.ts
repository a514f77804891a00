import { businessHours } from '../business-hours/business-hours.js';
import type { Priority } from '../core/priorities.js';

const HOUR = 60;
/** One business day has ten business hours. */
const BUSINESS_DAY = (businessHours.closes - businessHours.opens) * HOUR;

/** What is promised for a support ticket of one priority. */
export interface ServiceLevel {
  /** Which minutes count: all of them, or only those in which the business is open. */
  clock: 'around_the_clock' | 'business_hours';
  /** Minutes of that clock until a person has answered. */
  response_minutes: number;
  /** Minutes of that clock until the customer can work again. */
  resolution_minutes: number;
}

/** The promise for support (decisions, section 5); the page /service-levels and the tickets' clocks read the same table. */
export const serviceLevels: { readonly [Level in Priority]: ServiceLevel } = {
  urgent: { clock: 'around_the_clock', response_minutes: HOUR, resolution_minutes: 4 * HOUR },
  high: { clock: 'business_hours', response_minutes: 4 * HOUR, resolution_minutes: BUSINESS_DAY },
  medium: { clock: 'business_hours', response_minutes: 8 * HOUR, resolution_minutes: 3 * BUSINESS_DAY },
  low: { clock: 'business_hours', response_minutes: BUSINESS_DAY, resolution_minutes: 5 * BUSINESS_DAY },
};

/**
 * Days after it was resolved on which a ticket closes, and on which its requester is notified before (decisions,
 * section 4).
 */
export const closingDays = { close: 7, notice: 5 } as const;

/** Such a time in words: "4 hours" around the clock, "4 business hours" or "3 business days" otherwise. */
export function serviceTimeLabel(minutes: number, clock: ServiceLevel['clock']): string {
  if (clock === 'around_the_clock') return counted(minutes / HOUR, 'hour');
  return minutes % BUSINESS_DAY === 0
    ? counted(minutes / BUSINESS_DAY, 'business day')
    : counted(minutes / HOUR, 'business hour');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
