import type { EntityManager } from '@mikro-orm/postgresql';
import { ticketQueues, type TicketQueue, type TicketQueueCounts, type UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { visibleTickets } from '../tickets.queries.js';

/** How many tickets each queue of an actor has, in one statement; the same rows as the list with the queue's parameters. */
export function countQueues(em: EntityManager, actor: UserActor): Promise<TicketQueueCounts> {
  const queues = ticketQueues(actor.id);
  const counts = (Object.keys(queues) as TicketQueue[]).map((name) =>
    visibleTickets(em, actor, queues[name])
      .select(sql<number>`count(*)::int`.as('count'))
      .as(name),
  );
  return kysely(em).selectNoFrom(counts).executeTakeFirstOrThrow() as Promise<TicketQueueCounts>;
}
