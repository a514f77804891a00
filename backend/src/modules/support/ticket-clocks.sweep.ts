import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { openTicketStatuses } from '@portal/contracts';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { sqlList } from '../../infrastructure/database/sql-list.js';
import { Sweep } from '../../infrastructure/schedule/index.js';
import { Ticket } from './ticket.entity.js';
import { firstValue, idsOf } from '../../infrastructure/database/read-kit.js';

/** A warning or breach of an open ticket that is due and not reported yet. */
const DUE = `kind = 'support' and deleted_at is null and status in (${sqlList(openTicketStatuses)}) and (
  (resolution_warning_at <= now() and not clock_reported @> array['resolution.warning'])
  or (resolution_due_at <= now() and not clock_reported @> array['resolution.breached'])
  or (first_responded_at is null and (
    (response_warning_at <= now() and not clock_reported @> array['first_response.warning'])
    or (first_response_due_at <= now() and not clock_reported @> array['first_response.breached']))))`;

/** Reports warnings and breaches of the promises of open tickets as their clocks reach them (decisions, section 5). */
@Injectable()
export class TicketClocks extends Sweep {
  readonly name = 'report-ticket-clock';
  readonly every = 15_000;

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(
      em,
      `select id from tickets where ${DUE} order by least(resolution_warning_at, response_warning_at), id`,
    );
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = `select now() from tickets where id = ? and ${DUE} for update skip locked`;
      const now = await firstValue<string>(inside, due, [id]);
      if (now) (await lockForUpdate(inside, Ticket, { id })).reportClocks(new Date(now));
    });
  }
}
