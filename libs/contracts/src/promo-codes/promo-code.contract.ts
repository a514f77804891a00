import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { dollars, id, instant, line, positiveDollars, recordFields, version } from '../core/primitives.js';
import { DealType, dealTypes } from '../deals/deal-terms.js';

export const promoCodeStatuses = ['draft', 'active', 'paused', 'archived'] as const;
export const PromoCodeStatus = z.enum(promoCodeStatuses);
export type PromoCodeStatus = z.infer<typeof PromoCodeStatus>;

export const DiscountType = z.enum(['percent', 'fixed']);
export type DiscountType = z.infer<typeof DiscountType>;

/** How long a discount lasts: the first period billed, so many periods, or as long as the deal. */
export const DiscountDuration = z.enum(['once', 'repeating', 'forever']);
export type DiscountDuration = z.infer<typeof DiscountDuration>;

/** Deals a code is good for: those of one type, or any. */
const promoDealType = z.enum([...dealTypes, 'any']);
export type PromoDealType = z.infer<typeof promoDealType>;

/** What a code looks like, always in capitals. */
export const PROMO_CODE_FORMAT = /^[A-Z0-9-]{3,32}$/;

/** Tries of one person, and of one network, in ten minutes. */
export const PROMO_CODE_TRIES = 10;

/** A code as it is written for a new one: A–Z, 0–9 and dashes, 3 to 32 characters; typed in any case. */
export const promoCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(PROMO_CODE_FORMAT, 'Use 3 to 32 letters, digits or dashes');

export const PromoCodeView = object('PromoCode', {
  id,
  code: z.string(),
  description: z.string(),
  status: PromoCodeStatus,
  discount_type: DiscountType,
  value: z.number().meta({ description: 'Percent of the amount, or US dollars off each period' }),
  duration: DiscountDuration,
  duration_periods: z.int().nullable().meta({ description: 'With repeating: how many billing periods' }),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  max_redemptions: z.int().nullable(),
  max_per_company: z.int().nullable(),
  minimum_amount: z.number().nullable(),
  deal_type: promoDealType,
  redeemed_count: z.int(),
  expired: z.boolean().meta({ description: 'Derived: its end has passed' }),
  exhausted: z.boolean().meta({ description: 'Derived: redeemed as often as it may be' }),
  ...recordFields,
});
export type PromoCodeView = z.infer<typeof PromoCodeView>;

const count = z.int().min(1).max(1_000_000);
const editable = z.strictObject({
  code: promoCode,
  description: line(500),
  discount_type: DiscountType,
  value: positiveDollars,
  duration: DiscountDuration,
  duration_periods: z.int().min(1).max(120).nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  max_redemptions: count.nullable(),
  max_per_company: count.nullable(),
  minimum_amount: dollars.nullable(),
  deal_type: promoDealType,
});

/** A new code; what must fit together (percent up to 100, periods only with repeating, end after start) the entity checks. */
export const CreatePromoCode = editable
  .partial({
    description: true,
    duration_periods: true,
    starts_at: true,
    ends_at: true,
    max_redemptions: true,
    max_per_company: true,
    minimum_amount: true,
  })
  .extend({
    duration: DiscountDuration.default('once'),
    deal_type: promoDealType.default('any'),
    status: z.enum(['draft', 'active']).default('draft'),
  })
  .meta({ id: 'CreatePromoCode' });
export type CreatePromoCode = z.infer<typeof CreatePromoCode>;

/** Changes only the fields it carries. Deals that redeemed the code keep the terms they had. */
export const UpdatePromoCode = editable
  .partial()
  .extend({ status: PromoCodeStatus.optional(), version: version.optional() })
  .meta({ id: 'UpdatePromoCode' });
export type UpdatePromoCode = z.infer<typeof UpdatePromoCode>;

export const ListPromoCodes = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  status: oneOrMore(promoCodeStatuses).optional(),
  deal_type: DealType.optional().meta({ description: 'Those that are good for deals of this type' }),
  sortBy: sortBy(['created_at', 'updated_at', 'code', 'status', 'redeemed_count', 'ends_at'], 'created_at'),
});
export type ListPromoCodes = z.infer<typeof ListPromoCodes>;

/**
 * Validates a code: at all, for a deal, or for an amount of a type. Any text is accepted; its format is the first rule.
 */
export const ValidatePromoCode = strictObject('ValidatePromoCode', {
  code: z.string().trim().toUpperCase().max(limits.search),
  deal_id: id.optional(),
  deal_type: DealType.optional(),
  amount: dollars.optional().meta({ description: 'US dollars a period, to learn the discount' }),
});
export type ValidatePromoCode = z.infer<typeof ValidatePromoCode>;

/** A code that is good; one that isn't is an error with its own code. */
export const PromoCodeValidity = object('PromoCodeValidity', {
  valid: z.literal(true),
  code: z.string(),
  description: z.string(),
  discount_type: DiscountType,
  value: z.number(),
  duration: DiscountDuration,
  duration_periods: z.int().nullable(),
  discount: z.number().nullable().meta({ description: 'US dollars off a period; null where no amount is known' }),
  amount_after: z.number().nullable(),
});
export type PromoCodeValidity = z.infer<typeof PromoCodeValidity>;
