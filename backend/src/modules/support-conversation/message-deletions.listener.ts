import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
import { formatDayOf } from '../../infrastructure/wording/american-formats.js';
import { CommentsService } from '../comments/index.js';
import { userById } from '../users/index.js';

/** Keeps in the thread of a ticket that an admin deleted, or restored, what another person wrote there (decisions 4.90). */
@Injectable()
export class MessageDeletions {
  constructor(private readonly comments: CommentsService) {}

  @OnDomainEvent('comment.deleted')
  note(context: EventContext<'comment.deleted'>): Promise<void> {
    return this.write(context, 'Deleted');
  }

  @OnDomainEvent('comment.restored')
  noteRestored(context: EventContext<'comment.restored'>): Promise<void> {
    return this.write(context, 'Restored');
  }

  private async write(
    { em, event }: EventContext<'comment.deleted' | 'comment.restored'>,
    what: 'Deleted' | 'Restored',
  ): Promise<void> {
    const message = await messageOf(em, event.entity_id);
    if (!message || event.actor_id === null || event.actor_id === message.author_id) return;
    const admin = await userById(em, event.actor_id);
    if (admin?.actor.role !== 'admin') return;
    const whose = message.author_role === 'admin' ? 'a colleague’s message' : 'a message of the customer’s';
    await this.comments.write(em, admin.actor, {
      task_id: event.payload.task_id,
      body: `${what} ${whose}, written on ${formatDayOf(new Date(message.created_at))}`,
      visibility: 'internal',
    });
  }
}

/** A message of a ticket that is still there, deleted or not. */
const messageOf = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('tickets as t', 't.id', 'c.task_id')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.author_id', 'a.role as author_role', 'c.created_at'])
    .where('c.id', '=', id)
    .where('t.kind', '=', 'support')
    .where('t.deleted_at', 'is', null)
    .executeTakeFirst();
