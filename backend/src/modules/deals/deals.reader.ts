import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dealStatuses, DomainError, type Actor, type DealView, type ListDeals, type Page } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import { visibleDealRows, visibleDeals, type DealFilters } from './deal.query.js';
import { dealViewFor } from './deal.view.js';

/** States sort by their order in the contract, numbers and amounts by their value; else by the column itself. */
const order: Partial<Record<ListDeals['sortBy'], RawBuilder<unknown>>> = {
  current_status: sql`array_position(array[${sql.join(dealStatuses.map((status) => sql.lit(status)))}]::text[], d.current_status)`,
  number: sql`substr(d.number, 3)::bigint`,
  title: sql`lower(d.title)`,
  amount: sql`d.amount_cents`,
  monthly_amount: sql`d.monthly_cents`,
};

/** Reads deals straight to their views. */
@Injectable()
export class DealsReader {
  constructor(private readonly em: EntityManager) {}

  /** The deals the actor may see, filtered, sorted and paged (specification, section 7; decisions, section 1). */
  list(actor: Actor, { page, limit, sortBy, sortOrder, ...filters }: ListDeals): Promise<Page<DealView>> {
    const rows = visibleDealRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`d.${sortBy}`), (direction) =>
        sortBy === 'next_bill_on' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('d.id', sortOrder);
    return paginate(rows, { page, limit }, dealViewFor(actor));
  }

  /** One deal. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealView> {
    const row = await visibleDealRows(this.em, actor).where('d.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    return dealViewFor(actor)(row);
  }

  /** How many deals the list would show with these filters. */
  async count(actor: Actor, filters: DealFilters): Promise<number> {
    const { total } = await visibleDeals(this.em, actor, filters)
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }
}
