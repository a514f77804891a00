import { createHash } from 'node:crypto';
import type { AcceptanceMethod, DealInterval, DealType } from '@portal/contracts';
import type { DiscountTerms } from '../../promo-codes/index.js';

/** The terms that a customer accepts. */
export interface Agreement {
  title: string;
  description: string;
  terms: string;
  dealType: DealType;
  interval: DealInterval | null;
  amountCents: number;
  setupFeeCents: number;
  startsOn: string | null;
  discount: (DiscountTerms & { code: string }) | null;
}

/**
 * The terms as one canonical text: JSON, fields in this order, without spaces, money in cents. The hash can be
 * recomputed from the terms (decisions 4.36).
 */
export const agreementText = ({ discount, ...deal }: Agreement): string =>
  JSON.stringify({
    title: deal.title,
    description: deal.description,
    terms: deal.terms,
    deal_type: deal.dealType,
    interval: deal.interval,
    amount_cents: deal.amountCents,
    setup_fee_cents: deal.setupFeeCents,
    starts_on: deal.startsOn,
    discount: discount && {
      code: discount.code,
      discount_type: discount.discountType,
      value_hundredths: discount.valueHundredths,
      duration: discount.duration,
      duration_periods: discount.durationPeriods,
    },
  });

/** SHA-256 of the text, in hex: the customer sends it back when accepting. */
export const agreementHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The evidence of an acceptance: name, account, time, how, client address, and terms. */
export interface Acceptance {
  method: AcceptanceMethod;
  at: Date;
  byName: string;
  /** The person's account; null where an admin wrote it down. */
  by: string | null;
  ip: string | null;
  /** What was agreed to, word for word. */
  text: string;
}
