import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  paymentStatuses,
  type Actor,
  type DealPaymentTotals,
  type DealPaymentView,
  type ListDealPayments,
  type PageWithTotals,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { visiblePaymentRows, paymentTotals, paymentViewFor } from './payments.queries.js';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../../infrastructure/errors/or-not-found.js';

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
    return { ...found, totals: await paymentTotals(this.em, actor, filters) };
  }

  /** One payment. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealPaymentView> {
    const row = orNotFound(await visiblePaymentRows(this.em, actor).where('y.id', '=', id).executeTakeFirst());
    return paymentViewFor(actor)(row);
  }
}
