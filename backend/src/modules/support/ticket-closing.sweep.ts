import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { Ticket } from './ticket.entity.js';
import { TicketsService } from './tickets.service.js';
import { exists, idsOf } from '../../infrastructure/database/read-kit.js';

const DUE = `kind = 'support' and deleted_at is null and status = 'resolved' and (
  resolved_at <= now() - interval '168 hours'
  or (resolved_at <= now() - interval '120 hours' and not clock_reported @> array['closing.notice']))`;

/** Closes tickets 7 days after they were resolved, as the system, and says so 5 days after (decisions, section 4). */
@Injectable()
export class TicketClosing extends Sweep {
  readonly name = 'close-ticket';
  readonly every = 60_000;

  constructor(private readonly tickets: TicketsService) {
    super();
  }

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from tickets where ${DUE} order by resolved_at, id`);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      if (!(await exists(inside, `select 1 from tickets where id = ? and ${DUE} for update skip locked`, [id]))) return;
      const ticket = await lockForUpdate(inside, Ticket, { id });
      ticket.closeInTime(await this.tickets.clockContext(inside));
    });
  }
}
