import { z } from 'zod';
import { limits } from '../core/limits.js';
import { adminsOnly, deletedQuery, groupBy, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { day, dollars, id, instant, line, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { DiscountDuration, DiscountType, promoCode } from '../promo-codes/promo-code.contract.js';
import { DealInterval, dealIntervals, DealType, dealTypes } from './deal-terms.js';

export const dealStatuses = ['draft', 'sent', 'active', 'paused', 'declined', 'cancelled', 'completed'] as const;
export const DealStatus = z.enum(dealStatuses);
export type DealStatus = z.infer<typeof DealStatus>;

/** Whether a deal is still being prepared, runs (offered or agreed), or is over, by its state: every state has its line here. */
const phaseOf: Readonly<Record<DealStatus, 'draft' | 'live' | 'ended'>> = {
  draft: 'draft',
  sent: 'live',
  active: 'live',
  paused: 'live',
  declined: 'ended',
  cancelled: 'ended',
  completed: 'ended',
};
/** Deals that were offered or run; their customers can't be deleted. */
export const liveDealStatuses = dealStatuses.filter((status) => phaseOf[status] === 'live');
/** States in which a deal is over: it takes no new documents, and none of them is signed any more. */
export const endedDealStatuses = dealStatuses.filter((status) => phaseOf[status] === 'ended');
/** States of a deal that was accepted and runs. */
export const acceptedDealStatuses: readonly DealStatus[] = ['active', 'paused'];
/** Whether a deal in this state has ended. */
export const isDealOver = (status: DealStatus): boolean => phaseOf[status] === 'ended';

/** How a customer accepted: in the portal, or otherwise, as an admin recorded it. */
export const acceptanceMethods = ['portal', 'email', 'phone', 'in_person', 'paper'] as const;
export const AcceptanceMethod = z.enum(acceptanceMethods);
export type AcceptanceMethod = z.infer<typeof AcceptanceMethod>;

/** When a pause or an end takes effect: at once, or on the day the next period would be billed. */
const dealEffect = z.enum(['now', 'period_end']);

/** What a redeemed promo code gives, as it was when it was redeemed. */
export const DealDiscount = object('DealDiscount', {
  discount_type: DiscountType,
  value: z.number().meta({ description: 'Percent of the amount, or US dollars off each period' }),
  duration: DiscountDuration,
  duration_periods: z.int().nullable().meta({ description: 'With repeating: how many billing periods' }),
});
export type DealDiscount = z.infer<typeof DealDiscount>;

export const CustomerDealView = object('CustomerDealOfCustomer', {
  id,
  number: z.string().meta({ description: 'D-0001' }),
  title: z.string(),
  description: z.string(),
  terms: z.string().meta({ description: 'What the customer agrees to beside the figures' }),
  customer_id: id,
  customer_name: z.string().meta({ description: 'Whose it is; the e-mail address of somebody who has no name yet' }),
  company_id: id.nullable(),
  company_name: z.string().nullable(),
  deal_type: DealType,
  interval: DealInterval.nullable().meta({ description: 'The billing period of a recurring deal' }),
  amount: z.number().meta({ description: 'US dollars a period, or once' }),
  monthly_amount: z.number().meta({ description: 'US dollars a month before any discount; 0 for one-time deals' }),
  setup_fee: z.number(),
  current_status: DealStatus,
  starts_on: day.nullable(),
  next_bill_on: day.nullable().meta({ description: 'When the next period is billed' }),
  pause_at: day.nullable().meta({ description: 'From this day on it is paused' }),
  resumes_at: day.nullable().meta({ description: 'From this day on a paused deal is active again' }),
  cancel_at: day.nullable().meta({ description: 'From this day on it is cancelled' }),
  promo_code: z.string().nullable(),
  discount_terms: DealDiscount.nullable().meta({ description: 'What the promo code gives, and for how long' }),
  discount: z.number().meta({ description: 'US dollars off the next period, or off the one amount' }),
  monthly_discount: z.number().meta({ description: 'US dollars off a month while the discount is in force' }),
  terms_hash: z.string().meta({ description: 'SHA-256 of what is agreed to: figures and terms' }),
  accepted_at: instant.nullable(),
  accepted_by_name: z.string().nullable(),
  acceptance_method: AcceptanceMethod.nullable(),
  decline_reason: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  consultation_id: id.nullable(),
  ...recordFields,
});
export type CustomerDealView = z.infer<typeof CustomerDealView>;

/** What admins see: the same plus who the customer is and what is internal. */
export const DealView = CustomerDealView.extend({
  customer_email: z.string().optional().meta({ description: 'Admins only' }),
  accepted_ip: z.string().nullable().optional().meta({ description: 'Admins only' }),
  internal_notes: z.string().nullable().optional().meta({ description: 'Admins only' }),
  project_id: id.nullable().optional().meta({ description: 'Admins only: the project that it pays for' }),
}).meta({ id: 'CustomerDeal' });
export type DealView = z.infer<typeof DealView>;

const amounts = {
  interval: DealInterval.nullable().optional(),
  amount: dollars.optional().meta({ description: 'US dollars a period (with interval), or once' }),
  monthly_amount: dollars.optional().meta({ description: 'Instead of amount and interval: US dollars a month' }),
  setup_fee: dollars.optional(),
};

/** What customer and admin agree to beside the figures: it changes in a draft only. */
export const dealTexts = z.object({ description: longText, terms: longText, starts_on: day.nullable() }).partial();

const texts = {
  ...dealTexts.shape,
  promo_code: promoCode.nullable().optional(),
  internal_notes: longText.nullable().optional(),
};

/** A new deal, as a draft. `amount` with `interval`, or `monthly_amount` alone, never both (decisions, section 4). */
export const CreateDeal = strictObject('CreateCustomerDeal', {
  customer_id: id,
  title: requiredLine(limits.title),
  deal_type: DealType,
  ...amounts,
  ...texts,
  consultation_id: id.optional().meta({ description: 'The request it came of' }),
  project_id: id.optional().meta({ description: 'The project that it pays for, which has no deal yet' }),
});
export type CreateDeal = z.infer<typeof CreateDeal>;

/**
 * Changes only the fields it carries; `current_status` moves it. Figures, terms and code change in a draft only.
 * `active` out of draft or sent records an acceptance: `acceptance_method`, and `accepted_at` and `accepted_by_name` if known.
 */
export const UpdateDeal = strictObject('UpdateCustomerDeal', {
  title: requiredLine(limits.title).optional(),
  ...amounts,
  ...texts,
  current_status: DealStatus.optional(),
  effective: dealEffect.optional().meta({ description: 'With paused or cancelled; by default now' }),
  resumes_at: day.nullable().optional().meta({ description: 'With paused, or of a paused deal' }),
  acceptance_method: AcceptanceMethod.exclude(['portal']).optional(),
  accepted_at: instant.optional(),
  accepted_by_name: requiredLine(limits.name).optional(),
  cancel_reason: line(500).nullable().optional(),
  version: version.optional(),
});
export type UpdateDeal = z.infer<typeof UpdateDeal>;

/** The customer's yes: to exactly what `terms_hash` names (409 when it changed meanwhile). */
export const AcceptDeal = strictObject('AcceptCustomerDeal', {
  terms_hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: requiredLine(limits.name).meta({ description: 'Who agrees, as typed' }),
  agreed: z.literal(true, 'Tick the box to agree'),
  promo_code: promoCode.optional(),
  version: version.optional(),
});
export type AcceptDeal = z.infer<typeof AcceptDeal>;

export const DeclineDeal = strictObject('DeclineCustomerDeal', {
  reason: longText.optional(),
  version: version.optional(),
});
export type DeclineDeal = z.infer<typeof DeclineDeal>;

/** The changes of an active or paused deal that a customer can request; admins make them. */
export const dealWishes = ['pause', 'cancel', 'resume'] as const;
export const RequestDealChange = strictObject('RequestDealChange', {
  wish: z.enum(dealWishes),
  message: longText.optional(),
});
export type RequestDealChange = z.infer<typeof RequestDealChange>;

export const DealChangeRequested = object('DealChangeRequested', {
  message: z.string(),
  ticket_id: id.meta({ description: 'The support ticket in which it is answered' }),
});
export type DealChangeRequested = z.infer<typeof DealChangeRequested>;

export const dealGroupFields = ['current_status', 'deal_type', 'customer_name', 'company_name'] as const;

export const ListDeals = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  customer_id: id.optional(),
  company_id: id.optional(),
  consultation_id: id.optional(),
  current_status: oneOrMore(dealStatuses).optional(),
  deal_type: oneOrMore(dealTypes).optional(),
  interval: oneOrMore(dealIntervals).optional(),
  accepted_from: day.optional().meta({ description: 'Accepted on this day, Eastern time, or later' }),
  accepted_to: day.optional(),
  ended_from: day.optional().meta({ description: 'Accepted once, and cancelled or completed on this day or later' }),
  ended_to: day.optional(),
  promo_code: adminsOnly(promoCode.optional(), 'deals that redeemed this code'),
  groupBy: groupBy(dealGroupFields),
  sortBy: sortBy(
    ['created_at', 'updated_at', 'title', 'number', 'current_status', 'amount', 'monthly_amount', 'next_bill_on'],
    'created_at',
  ),
});
export type ListDeals = z.infer<typeof ListDeals>;

/** The sums of a list of deals; US dollars. */
export const DealTotals = object('CustomerDealTotals', {
  amount: z.number().meta({ description: 'A period, or once' }),
  monthly_amount: z.number().meta({ description: 'A month, minus the discounts in force' }),
  active_monthly_amount: z.number().meta({ description: 'The same of the active ones alone' }),
});
export type DealTotals = z.infer<typeof DealTotals>;
