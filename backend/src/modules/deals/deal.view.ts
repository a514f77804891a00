import {
  customerDealView,
  dealView,
  isAdmin,
  type Actor,
  type CustomerDealView,
  type DealDiscount,
  type DealView,
} from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { agreementHash, agreementText } from './agreement/deal-agreement.js';
import type { DealRow } from './deals.queries.js';

const adminFields = Object.keys(dealView.shape) as (keyof DealView)[];
const customerFields = Object.keys(customerDealView.shape) as (keyof CustomerDealView)[];

/** A deal as admins see it. */
export const toDealView = (row: DealRow): DealView => pick(row, adminFields);

/** A deal as its customer sees it: the fields that the contract names for customers, and none else. */
export const toCustomerDealView = (row: DealRow): CustomerDealView => pick(row, customerFields);

/** How a deal looks to this reader. */
export const dealViewFor =
  (actor: Actor) =>
  (row: DealRow): DealView =>
    actor.kind === 'system' || isAdmin(actor) ? toDealView(row) : toCustomerDealView(row);

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
    : { discount_type, value: dollarsOf(Number(value_hundredths)), duration, duration_periods };

function pick<Field extends keyof DealView>(row: DealRow, fields: readonly Field[]): Pick<DealView, Field> {
  const dollars = (cents: string): number => dollarsOf(Number(cents));
  const view: DealView = {
    ...row,
    customer_name: row.customer_name ?? row.customer_email,
    amount: dollars(row.amount_cents),
    monthly_amount: dollars(row.monthly_cents),
    setup_fee: dollars(row.setup_fee_cents),
    discount: dollars(row.discount_cents),
    monthly_discount: dollars(row.monthly_discount_cents),
    discount_terms: discountTermsOf(row),
    next_bill_on: row.current_status === 'active' ? row.next_bill_on : null,
    terms_hash: termsHashOf(row),
    accepted_at: row.accepted_at && instantOf(row.accepted_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
