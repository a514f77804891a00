import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  paymentStatuses,
  type Actor,
  type DealPaymentView,
  type ListDealPayments,
  type Page,
} from '@portal/contracts';
import { sql } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import { visiblePaymentRows } from './payment.query.js';
import { paymentViewFor } from './payment.view.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order: Partial<Record<ListDealPayments['sortBy'], ReturnType<typeof sql>>> = {
  status: sql`array_position(array[${sql.join(paymentStatuses.map((value) => sql.lit(value)))}]::text[], y.status)`,
  amount: sql`y.amount_cents`,
};

/** Reads payments straight to their views. */
@Injectable()
export class PaymentsReader {
  constructor(private readonly em: EntityManager) {}

  /** The payments the actor may see, filtered, sorted and paged. */
  list(actor: Actor, { page, limit, sortBy, sortOrder, ...filters }: ListDealPayments): Promise<Page<DealPaymentView>> {
    const rows = visiblePaymentRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`y.${sortBy}`), sortOrder)
      .orderBy('y.id', sortOrder);
    return paginate(rows, { page, limit }, paymentViewFor(actor));
  }

  /** One payment. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealPaymentView> {
    const row = await visiblePaymentRows(this.em, actor).where('y.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    return paymentViewFor(actor)(row);
  }
}
