import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  paymentStatuses,
  receivedPaymentStatuses,
  type Actor,
  type DealPaymentTotals,
  type DealPaymentView,
  type ListDealPayments,
  type PageWithTotals,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { refundedCents, visiblePaymentRows, visiblePayments, type PaymentFilters } from './payments.queries.js';
import { paymentViewFor } from './payment.view.js';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order: Partial<Record<ListDealPayments['sortBy'], ReturnType<typeof sql>>> = {
  status: enumOrder(paymentStatuses, 'y.status'),
  amount: sql`y.amount_cents`,
};

/** Reads payments straight to their views. */
@Injectable()
export class PaymentsReader {
  constructor(private readonly em: EntityManager) {}

  /** The payments the actor may see, filtered, sorted and paged, with the sums of all pages. */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListDealPayments,
  ): Promise<PageWithTotals<DealPaymentView, DealPaymentTotals>> {
    authorizeRole(actor, 'deal_payment.list');
    const rows = visiblePaymentRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`y.${sortBy}`), sortOrder)
      .orderBy('y.id', sortOrder);
    const found = await paginate(rows, { page, limit }, paymentViewFor(actor));
    return { ...found, totals: await this.totals(actor, filters) };
  }

  /** The sums over the rows that the list would show with these filters; US dollars. */
  async totals(actor: Actor, filters: PaymentFilters): Promise<DealPaymentTotals> {
    const isReceived = sql<boolean>`y.status in (${sql.join(receivedPaymentStatuses.map((status) => sql.lit(status)))})`;
    const sums = await visiblePayments(this.em, actor, filters)
      .select([
        sumOf('y.amount_cents').as('amount'),
        sql<string>`coalesce(sum(y.amount_cents) filter (where ${isReceived}), 0)`.as('received'),
        sql<string>`coalesce(sum(${refundedCents(filters)}), 0)`.as('refunded'),
        sql<string>`coalesce(sum(y.amount_cents - y.refunded_cents) filter (where ${isReceived}), 0)`.as('kept'),
      ])
      .executeTakeFirstOrThrow();
    return inDollars(sums);
  }

  /** One payment. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealPaymentView> {
    const row = await visiblePaymentRows(this.em, actor).where('y.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    return paymentViewFor(actor)(row);
  }
}
