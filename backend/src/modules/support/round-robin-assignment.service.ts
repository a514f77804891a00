import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, TicketView } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { TicketsService } from './tickets.service.js';

/** Gives support tickets to the admins in turn (decisions, section 4). */
@Injectable()
export class RoundRobinAssignmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
  ) {}

  /**
   * Assigns a ticket to the active admin whose last ticket came longest ago; to another one than has it, if there is one.
   * @throws DomainError `not_found`
   */
  assign(actor: Actor, id: string): Promise<TicketView> {
    authorizeRole(actor, 'ticket.assign');
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, 'turns of tickets');
      const ticket = await this.tickets.lock(em, actor, id);
      const assigneeId = await nextInTurn(em, ticket.assigneeId);
      ticket.change({ assignee_id: assigneeId }, 'admin', await this.tickets.clockContext(em));
      return this.tickets.view(em, actor, ticket);
    });
  }
}

/** Whose turn it is; the one who has the ticket now comes last. */
async function nextInTurn(em: EntityManager, assigneeId: string | null): Promise<string | null> {
  const [next] = await em.execute<{ id: string }[]>(
    `select u.id from users as u
     left join lateral (
       select t.assigned_at from tickets as t
       where t.kind = 'support' and t.assignee_id = u.id and t.assigned_at is not null
       order by t.assigned_at desc limit 1
     ) as last on true
     where u.role = 'admin' and u.status = 'active' and u.deleted_at is null
     order by (u.id = ?) is true, last.assigned_at nulls first, u.created_at, u.id limit 1`,
    [assigneeId],
  );
  return next?.id ?? assigneeId;
}
