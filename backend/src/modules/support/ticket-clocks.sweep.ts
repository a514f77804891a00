import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { Ticket } from './ticket.entity.js';
import { isOpenTicket, liveTickets } from './tickets.queries.js';

const now = sql<string>`now()`;

/** Whether a clock got there and that isn't reported yet. */
const reached = (clock: string, report: string) => sql<boolean>`(
  ${sql.ref(clock)} <= ${now} and not clock_reported @> array[${sql.lit(report)}])`;

/** Open tickets with a warning or breach that is due and not reported yet. */
const dueTickets = (em: EntityManager) =>
  liveTickets(em)
    .where(isOpenTicket)
    .where((eb) => {
      const response = [
        reached('response_warning_at', 'first_response.warning'),
        reached('first_response_due_at', 'first_response.breached'),
      ];
      return eb.or([
        reached('resolution_warning_at', 'resolution.warning'),
        reached('resolution_due_at', 'resolution.breached'),
        eb.and([eb('first_responded_at', 'is', null), eb.or(response)]),
      ]);
    });

/** Reports warnings and breaches of the promises of open tickets as their clocks reach them (decisions, section 5). */
@Injectable()
export class TicketClocks extends Sweep {
  readonly name = 'report-ticket-clock';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const warned = sql`least(resolution_warning_at, response_warning_at)`;
    const due = await dueTickets(em).select('t.id').orderBy(warned).orderBy('t.id').execute();
    return due.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const ticket = dueTickets(inside).select(now.as('now')).where('t.id', '=', id);
      const due = await ticket.forUpdate().skipLocked().executeTakeFirst();
      if (due) (await lockForUpdate(inside, Ticket, { id })).reportClocks(new Date(due.now));
    });
  }
}
