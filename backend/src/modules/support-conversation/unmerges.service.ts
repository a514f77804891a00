import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, tagsWithout, type Actor, type EventPayload, type TicketView } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { moveThreadBack } from '../comments/index.js';
import { Ticket, TicketPeopleService, TicketsService } from '../support/index.js';
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
      await takeTagsBack(em, ticket);
      ticket.unmerge(stayed, (await mergeOf(em, id))?.from_status ?? 'open', await this.tickets.clockContext(em));
      for (const one of [ticket, stayed]) {
        const last = await lastMessage(em, one.id);
        if (last) Object.assign(one, { lastReplyAt: new Date(last.created_at), lastReplyBy: last.role });
      }
      await this.people.takeBack(em, ticket, stayed);
      return this.tickets.view(em, actor, ticket);
    });
  }
}

/** The last merge of a ticket. Older ones noted neither its state nor the tags that it brought. */
async function mergeOf(em: EntityManager, id: string): Promise<EventPayload<'ticket.merged'> | undefined> {
  const event = await kysely(em)
    .selectFrom('domain_events')
    .select('payload')
    .where('entity_id', '=', id)
    .where('name', '=', 'ticket.merged')
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.payload as EventPayload<'ticket.merged'> | undefined;
}

/**
 * Takes the tags that a ticket brought off those that it was merged into, and on into, unless another merged ticket
 * there has them as well.
 */
async function takeTagsBack(em: EntityManager, left: Ticket): Promise<void> {
  let brought: readonly string[] | undefined;
  for (let from = left; from.mergedIntoId !== null;) {
    const tags = (await mergeOf(em, from.id))?.brought_tags ?? [];
    const others = await em.find(Ticket, { mergedIntoId: from.mergedIntoId, id: { $ne: from.id } });
    brought = tagsWithout(
      tags.filter((tag) => brought?.includes(tag) ?? true),
      others.flatMap((other) => other.tags),
    );
    const into = await em.findOneOrFail(Ticket, { id: from.mergedIntoId });
    into.giveBackTags(brought);
    from = into;
  }
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
