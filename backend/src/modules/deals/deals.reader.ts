import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealStatuses,
  dealTypes,
  type Actor,
  type DealTotals,
  type DealView,
  type ListDeals,
  type PageWithTotals,
  type dealGroupFields,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { visibleDealRows, dealTotals } from './deals.queries.js';
import { dealViewFor } from './deal.view.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';

/** States sort by their order in the contract, numbers and amounts by their value; else by the column itself. */
const order: Partial<Record<ListDeals['sortBy'], RawBuilder<unknown>>> = {
  current_status: enumOrder(dealStatuses, 'd.current_status'),
  number: sql`substr(d.number, 3)::bigint`,
  title: sql`lower(d.title)`,
  amount: sql`d.amount_cents`,
  monthly_amount: sql`d.monthly_cents`,
};

/** How the groups of a list follow each other: by the workflow, or by name. */
const groups: Record<(typeof dealGroupFields)[number], RawBuilder<unknown>> = {
  current_status: enumOrder(dealStatuses, 'd.current_status'),
  deal_type: enumOrder(dealTypes, 'd.deal_type'),
  customer_name: groupOf('c', personName('c')),
  company_name: groupOf('company', sql.ref('company.name')),
};

/** Reads deals straight to their views. */
@Injectable()
export class DealsReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * The deals the actor may see, filtered, sorted and paged, with the sums of all pages (specification, section 7;
   * decisions, section 1).
   */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, groupBy, ...filters }: ListDeals,
  ): Promise<PageWithTotals<DealView, DealTotals>> {
    authorizeRole(actor, 'deal.list');
    const rows = inGroups(visibleDealRows(this.em, actor, filters), groupBy && groups[groupBy])
      .orderBy(order[sortBy] ?? sql.ref(`d.${sortBy}`), (direction) =>
        sortBy === 'next_bill_on' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('d.id', sortOrder);
    const found = await paginate(rows, { page, limit }, dealViewFor(actor));
    return { ...found, totals: await dealTotals(this.em, actor, filters) };
  }

  /** One deal. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealView> {
    const row = orNotFound(await visibleDealRows(this.em, actor).where('d.id', '=', id).executeTakeFirst());
    return dealViewFor(actor)(row);
  }
}
