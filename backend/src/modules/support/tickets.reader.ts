import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  priorities,
  ticketStatuses,
  type Actor,
  type ListTickets,
  type Page,
  type TicketView,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import { nextDueAt, ticketViewFor, visibleTicketRows } from './tickets.queries.js';

/** States and priorities sort by their order in the contract; numbers by their value, S-9999 before S-10000. */
const special: Partial<Record<ListTickets['sortBy'], RawBuilder<unknown>>> = {
  status: enumOrder(ticketStatuses, 't.status'),
  priority: enumOrder(priorities, 't.priority'),
  number: sql`(length(t.number), t.number)`,
  next_due_at: nextDueAt,
};

/** Reads support tickets straight to their views. */
@Injectable()
export class TicketsReader {
  constructor(private readonly em: EntityManager) {}

  /** The tickets the actor may see, filtered, sorted and paged; those without a due time come last. */
  async list(actor: Actor, { page, limit, sortBy, sortOrder, ...filters }: ListTickets): Promise<Page<TicketView>> {
    authorizeRole(actor, 'ticket.list');
    const rows = visibleTicketRows(this.em, actor, filters)
      .orderBy(special[sortBy] ?? sql.ref(`t.${sortBy}`), (by) =>
        sortBy.endsWith('_due_at') ? by[sortOrder]().nullsLast() : by[sortOrder](),
      )
      .orderBy('t.id', sortOrder);
    return paginate(rows, { page, limit }, ticketViewFor(actor));
  }

  /** One ticket. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<TicketView> {
    return ticketViewFor(actor)(
      orNotFound(await visibleTicketRows(this.em, actor).where('t.id', '=', id).executeTakeFirst()),
    );
  }
}
