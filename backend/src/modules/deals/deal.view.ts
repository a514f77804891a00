import { CustomerDealView, DealView, type DealDiscount } from '@portal/contracts';
import { roleViews } from '../../infrastructure/database/views.js';
import { dollarsOf, withDollars } from '../../infrastructure/database/money.js';
import { termsHashOf } from './agreement/deal-agreement.js';
import type { DealRow } from './deals.queries.js';

/** What the redeemed code gives; null without one. */
function discountTermsOf(row: DealRow): DealDiscount | null {
  const { discount_type, duration, duration_periods } = row;
  if (discount_type === null || duration === null) return null;
  return { discount_type, value: dollarsOf(row.value_hundredths ?? 0), duration, duration_periods };
}

/** A deal as admins see it, as its customer does, and as a reader does. */
export const {
  toAdmin: toDealView,
  toCustomer: toCustomerDealView,
  viewFor: dealViewFor,
} = roleViews(DealView, CustomerDealView, (row: DealRow) => ({
  ...withDollars(row, 'amount', 'setup_fee', 'discount', 'monthly_discount'),
  customer_name: row.customer_name ?? row.customer_email,
  monthly_amount: dollarsOf(row.monthly_cents),
  discount_terms: discountTermsOf(row),
  next_bill_on: row.current_status === 'active' ? row.next_bill_on : null,
  terms_hash: termsHashOf(row),
}));
