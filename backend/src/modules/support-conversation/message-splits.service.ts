import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type SplitTicket, type TicketView, type UserActor } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { CommentsService } from '../comments/index.js';
import { TicketPeopleService, TicketsService } from '../support/index.js';

/** Makes a ticket of a message that asks for something else (decisions 4.98). */
@Injectable()
export class MessageSplitsService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
    private readonly people: TicketPeopleService,
    private readonly comments: CommentsService,
  ) {}

  /**
   * Moves a message of a ticket, with its files, into a new ticket of the same requester; answers the new one.
   * @throws DomainError `not_found`; `ticket.internal_message`; `ticket.only_message`
   */
  split(actor: UserActor, id: string, { message_id: messageId, title }: SplitTicket): Promise<TicketView> {
    authorizeRole(actor, 'ticket.split');
    return this.em.transactional(async (em) => {
      const from = await this.tickets.lock(em, actor, id);
      const messages = messagesOf(em, id);
      const message = orNotFound(await messages.where('c.id', '=', messageId).executeTakeFirst());
      if (message.visibility === 'internal') throw new DomainError('ticket.internal_message');
      const last = await messages
        .where('c.id', '<>', messageId)
        .where('c.visibility', '=', 'public')
        .limit(1)
        .executeTakeFirst();
      if (!last) throw new DomainError('ticket.only_message');
      const { category, priority, requesterId } = from;
      const ticket = await this.tickets.open(
        em,
        { title, description: message.body, category, priority },
        { requesterId, source: 'admin', by: message.author_role },
      );
      await this.people.bringAlong(em, from, ticket);
      await this.comments.moveMessage(em, messageId, ticket.id);
      from.splitOff(ticket, { lastReplyAt: new Date(last.created_at), lastReplyBy: last.author_role });
      return this.tickets.view(em, actor, ticket);
    });
  }
}

/** The messages and notes of a ticket, the newest first. */
const messagesOf = (em: EntityManager, ticketId: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .where('c.task_id', '=', ticketId)
    .where('c.deleted_at', 'is', null)
    .select(['c.body', 'c.visibility', 'c.created_at', 'a.role as author_role'])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc');
