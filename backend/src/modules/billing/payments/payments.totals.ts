import type { EntityManager } from '@mikro-orm/postgresql';
import { receivedPaymentStatuses, type Actor, type DealPaymentTotals } from '@portal/contracts';
import { sql } from 'kysely';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { refundedCents, visiblePayments, type PaymentFilters } from './payments.queries.js';

/** The sums over the payments that the list would show with these filters; US dollars. */
export async function paymentTotals(
  em: EntityManager,
  actor: Actor,
  filters: PaymentFilters,
): Promise<DealPaymentTotals> {
  const isReceived = sql<boolean>`y.status in (${sql.join(receivedPaymentStatuses.map((status) => sql.lit(status)))})`;
  const sums = await visiblePayments(em, actor, filters)
    .select([
      sumOf('y.amount_cents').as('amount'),
      sql<string>`coalesce(sum(y.amount_cents) filter (where ${isReceived}), 0)`.as('received'),
      sql<string>`coalesce(sum(${refundedCents(filters)}), 0)`.as('refunded'),
      sql<string>`coalesce(sum(y.amount_cents - y.refunded_cents) filter (where ${isReceived}), 0)`.as('kept'),
    ])
    .executeTakeFirstOrThrow();
  return inDollars(sums);
}
