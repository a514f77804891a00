import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { closingDays } from '@portal/contracts';
import { sql } from 'kysely';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { Ticket } from './ticket.entity.js';
import { TicketsService } from './tickets.service.js';
import { liveTickets } from './tickets.queries.js';

const daysAgo = (days: number) => sql`(now() - interval ${sql.lit(`${days * 24} hours`)})`;

const isDue = sql<boolean>`t.status = 'resolved' and (t.resolved_at <= ${daysAgo(closingDays.close)}
  or (t.resolved_at <= ${daysAgo(closingDays.notice)} and not t.clock_reported @> array['closing.notice']))`;

const dueTickets = (em: EntityManager) => liveTickets(em).select('t.id').where(isDue);

/** Closes tickets some days after they were resolved, as the system, and notifies before (decisions, section 4). */
@Injectable()
export class TicketClosing extends Sweep {
  readonly name = 'close-ticket';
  readonly every = 60_000;

  constructor(private readonly tickets: TicketsService) {
    super();
  }

  async findDue(em: EntityManager): Promise<string[]> {
    const due = await dueTickets(em).orderBy('t.resolved_at').orderBy('t.id').execute();
    return due.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const held = await dueTickets(inside).where('t.id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (!held) return;
      const ticket = await lockForUpdate(inside, Ticket, { id });
      ticket.closeInTime(await this.tickets.clockContext(inside));
    });
  }
}
