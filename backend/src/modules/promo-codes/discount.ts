import { monthlyCents, type DealInterval, type DiscountDuration, type DiscountType } from '@portal/contracts';

/** What a redeemed code takes off: percent or dollars, in hundredths of either, and for how many periods. */
export interface DiscountTerms {
  discountType: DiscountType;
  valueHundredths: number;
  duration: DiscountDuration;
  durationPeriods: number | null;
}

const WHOLE = 10_000;

/**
 * Cents off an amount: percent rounded half up, never more than the amount (decisions, section 5).
 * `discount_cents` of the migrations says the same in SQL, for lists and reports.
 */
export const discountCents = (
  { discountType, valueHundredths }: Pick<DiscountTerms, 'discountType' | 'valueHundredths'>,
  base: number,
): number =>
  Math.min(
    base,
    discountType === 'percent' ? Math.floor((2 * base * valueHundredths + WHOLE) / (2 * WHOLE)) : valueHundredths,
  );

/** Cents off a month: percent of what the amount is worth a month, dollars off a period by their share of it. */
export function monthlyDiscountCents(terms: DiscountTerms, amount: number, interval: DealInterval): number {
  const monthly = monthlyCents(amount, interval);
  return terms.discountType === 'percent'
    ? discountCents(terms, monthly)
    : Math.min(monthly, monthlyCents(discountCents(terms, amount), interval));
}

/** Whether the next period is cheaper, after so many that were. */
export const isInForce = (
  { duration, durationPeriods }: Pick<DiscountTerms, 'duration' | 'durationPeriods'>,
  periodsUsed: number,
): boolean => duration === 'forever' || periodsUsed < (duration === 'once' ? 1 : (durationPeriods ?? 0));
