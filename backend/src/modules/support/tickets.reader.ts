import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  limits,
  priorities,
  ticketStatuses,
  type ticketGroupFields,
  type Actor,
  type ListTickets,
  type Page,
  type TicketQueueCounts,
  type TicketView,
  type UsedTag,
  type UserActor,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { countQueues } from './queues/ticket-queues.queries.js';
import { usedTags } from './tags/ticket-tags.queries.js';
import { isDueNext, nextDueAt, ticketViewFor, visibleTicketRows } from './tickets.queries.js';

/** States and priorities sort by their order in the contract; numbers by their value, S-9999 before S-10000. */
const order = {
  status: enumOrder(ticketStatuses, 't.status'),
  priority: enumOrder(priorities, 't.priority'),
  number: sql`(length(t.number), t.number)`,
  next_due_at: nextDueAt,
};

/** How the groups of the queue follow each other: the soonest due, by name, the most urgent first, by the workflow. */
const groups: Record<(typeof ticketGroupFields)[number], RawBuilder<unknown>> = {
  due: sql`(case when ${isDueNext} then ${nextDueAt} end)`,
  assignee_name: groupOf('a', personName('a')),
  priority: enumOrder(priorities.toReversed(), 't.priority'),
  status: order.status,
};

/** Reads support tickets straight to their views. */
@Injectable()
export class TicketsReader {
  constructor(private readonly em: EntityManager) {}

  /** The tickets the actor may see, filtered, sorted and paged; those without a due time come last. */
  async list(actor: Actor, query: ListTickets): Promise<Page<TicketView>> {
    authorizeRole(actor, 'ticket.list');
    const grouped = inGroups(visibleTicketRows(this.em, actor, query), query.groupBy && groups[query.groupBy]);
    const rows = sorted(grouped, 't', query, {
      order,
      nullable: ['next_due_at', 'first_response_due_at', 'resolution_due_at'],
    });
    return paginate(rows, query, ticketViewFor(actor));
  }

  /** One ticket. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<TicketView> {
    const row = orNotFound(await visibleTicketRows(this.em, actor).where('t.id', '=', id).executeTakeFirst());
    return ticketViewFor(actor)(row);
  }

  /** The tags in use, those of the most tickets first. */
  listTags(actor: Actor): Promise<UsedTag[]> {
    authorizeRole(actor, 'ticket.list_tags');
    return usedTags(this.em, limits.unpagedRows);
  }

  /** How many tickets are in each queue of an admin. */
  countQueues(actor: UserActor): Promise<TicketQueueCounts> {
    authorizeRole(actor, 'ticket.count_queues');
    return countQueues(this.em, actor);
  }
}
