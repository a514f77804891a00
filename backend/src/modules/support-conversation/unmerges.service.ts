import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type TicketStatus, type TicketView } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { moveThreadBack } from '../comments/index.js';
import { TicketPeopleService, TicketsService } from '../support/index.js';
import { MERGES } from './conversations.service.js';

/** Takes merges of tickets back (decisions 4.103). */
@Injectable()
export class UnmergesService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
    private readonly people: TicketPeopleService,
  ) {}

  /**
   * Makes a merged ticket one of its own again, with the messages that it brought and the state that it had; answers it.
   * @throws DomainError `not_found`; `ticket.not_merged`; `ticket.inseparable`
   */
  unmerge(actor: Actor, id: string): Promise<TicketView> {
    authorizeRole(actor, 'ticket.merge');
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, MERGES);
      const ticket = await this.tickets.lock(em, actor, id);
      if (ticket.mergedIntoId === null) throw new DomainError('ticket.not_merged');
      const stayed = await this.tickets.lockThread(em, actor, id);
      if ((await moveThreadBack(em, stayed.id, id)) === 0) throw new DomainError('ticket.inseparable');
      ticket.unmerge(stayed, await statusBefore(em, id), await this.tickets.clockContext(em));
      for (const one of [ticket, stayed]) {
        const last = await lastMessage(em, one.id);
        if (last) Object.assign(one, { lastReplyAt: new Date(last.created_at), lastReplyBy: last.role });
      }
      await this.people.takeBack(em, ticket, stayed);
      return this.tickets.view(em, actor, ticket);
    });
  }
}

/** The state that a ticket had when it was merged; one that was merged before that was noted is worked on. */
async function statusBefore(em: EntityManager, id: string): Promise<TicketStatus> {
  const event = await kysely(em)
    .selectFrom('domain_events')
    .select(sql<TicketStatus | null>`payload ->> 'from_status'`.as('status'))
    .where('entity_id', '=', id)
    .where('name', '=', 'ticket.merged')
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.status ?? 'open';
}

/** The newest public message of a ticket. */
const lastMessage = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.created_at', 'a.role'])
    .where('c.task_id', '=', id)
    .where('c.visibility', '=', 'public')
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
