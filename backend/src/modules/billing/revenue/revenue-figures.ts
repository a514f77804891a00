import { receivedPaymentStatuses } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { inLiteral } from '../../../infrastructure/database/read-kit.js';

/**
 * Cents from one instant until before another.
 * @param customers whose money is counted, as a set for `in`; all without one
 */
type SumBetween = (
  begins: RawBuilder<unknown>,
  ends: RawBuilder<unknown>,
  customers?: RawBuilder<unknown> | null,
) => RawBuilder<string>;

/** What came in, by the instant at which the money moved. */
export const collectedBetween: SumBetween = (begins, ends, customers) => sql`(
  select coalesce(sum(amount_cents), 0) from deal_payments
  where received_at >= ${begins} and received_at < ${ends} and status in ${inLiteral(receivedPaymentStatuses)}
    and ${customers ? sql`customer_id in ${customers}` : sql`true`})`;

/** What went back. */
export const refundedBetween: SumBetween = (begins, ends, customers) => sql`(
  select coalesce(-sum(amount_cents), 0) from ledger_entries
  where kind = 'refund' and created_at >= ${begins} and created_at < ${ends}
    and ${customers ? sql`payment_id in (select id from deal_payments where customer_id in ${customers})` : sql`true`})`;
