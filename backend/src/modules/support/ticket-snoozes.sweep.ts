import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { Ticket } from './ticket.entity.js';
import { liveTickets } from './tickets.queries.js';

const now = sql<string>`now()`;

const dueTickets = (em: EntityManager) =>
  liveTickets(em)
    .select(['t.id', now.as('now')])
    .where('t.snoozed_until', '<=', now);

/**
 * Wakes snoozed tickets as the system when their time has come. The queues show them by the time itself; this tells
 * open screens and the history (decisions 4.105).
 */
@Injectable()
export class TicketSnoozes extends Sweep {
  readonly name = 'wake-ticket';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const due = await dueTickets(em).orderBy('t.snoozed_until').orderBy('t.id').execute();
    return due.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = await dueTickets(inside).where('t.id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (due) (await lockForUpdate(inside, Ticket, { id })).wakeInTime(new Date(due.now));
    });
  }
}
