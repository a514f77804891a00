import { customerDealView, dealView, type DealDiscount } from '@portal/contracts';
import { roleViews } from '../../infrastructure/database/views.js';
import { dollarsOf, withDollars } from '../../infrastructure/database/money.js';
import { agreementHash, agreementText } from './agreement/deal-agreement.js';
import type { DealRow } from './deals.queries.js';

/** What is agreed to by the deal as it stands. */
export const agreementOf = (row: DealRow): string =>
  agreementText({
    title: row.title,
    description: row.description,
    terms: row.terms,
    dealType: row.deal_type,
    interval: row.interval,
    amountCents: Number(row.amount_cents),
    setupFeeCents: Number(row.setup_fee_cents),
    startsOn: row.starts_on,
    discount:
      row.promo_code === null || row.discount_type === null || row.duration === null
        ? null
        : {
            code: row.promo_code,
            discountType: row.discount_type,
            valueHundredths: Number(row.value_hundredths),
            duration: row.duration,
            durationPeriods: row.duration_periods,
          },
  });

/** The hash of what was agreed to; before that, of what would be. */
export const termsHashOf = (row: DealRow): string => row.accepted_hash ?? agreementHash(agreementOf(row));

/** What the redeemed code gives; null without one. */
const discountTermsOf = ({
  discount_type,
  value_hundredths,
  duration,
  duration_periods,
}: DealRow): DealDiscount | null =>
  discount_type === null || duration === null
    ? null
    : { discount_type, value: dollarsOf(value_hundredths ?? 0), duration, duration_periods };

/** A deal as admins see it, as its customer does, and as a reader does. */
export const {
  toAdmin: toDealView,
  toCustomer: toCustomerDealView,
  viewFor: dealViewFor,
} = roleViews(dealView, customerDealView, (row: DealRow) => ({
  ...withDollars(row, 'amount', 'setup_fee', 'discount', 'monthly_discount'),
  customer_name: row.customer_name ?? row.customer_email,
  monthly_amount: dollarsOf(row.monthly_cents),
  discount_terms: discountTermsOf(row),
  next_bill_on: row.current_status === 'active' ? row.next_bill_on : null,
  terms_hash: termsHashOf(row),
}));
