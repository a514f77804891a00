import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type MergeTicket, type TicketView } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { CommentsService } from '../comments/index.js';
import { findTicketRow, TicketsService } from '../support/index.js';

/** Merges tickets of one customer (decisions, section 4). */
@Injectable()
export class TicketMergeService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
    private readonly comments: CommentsService,
  ) {}

  /**
   * Moves the messages of a ticket into the thread of another and closes it; answers the other.
   * @throws DomainError `not_found`; `ticket.same`; `ticket.another_requester`; `ticket.ended`
   */
  merge(actor: Actor, id: string, { into_id: intoId }: MergeTicket): Promise<TicketView> {
    authorizeRole(actor, 'ticket.merge');
    if (id === intoId) throw new DomainError('ticket.same');
    return this.em.transactional(async (em) => {
      await assertUnmerged(em, id, intoId);
      const [first, second] = [id, intoId].sort() as [string, string]; // always locked in the same order: no deadlock
      const locked = [await this.tickets.lock(em, actor, first), await this.tickets.lock(em, actor, second)];
      const from = locked.find((ticket) => ticket.id === id);
      const into = locked.find((ticket) => ticket.id === intoId);
      if (!from || !into) throw new DomainError('not_found');
      from.mergeInto(into, await this.tickets.clockContext(em));
      await this.comments.moveThread(em, from.id, into.id);
      return this.tickets.view(em, actor, into);
    });
  }
}

/**
 * One merge after the other, and none that locks a merged ticket: an answer to it locks that ticket first and the one
 * that stayed second, in whatever order their ids are.
 */
async function assertUnmerged(em: EntityManager, ...ids: string[]): Promise<void> {
  await acquireAdvisoryLock(em, 'merges of tickets');
  for (const id of ids) {
    const row = await findTicketRow(em, id);
    if (row && row.merged_into_id !== null) throw new DomainError('ticket.ended', { number: row.number });
  }
}
