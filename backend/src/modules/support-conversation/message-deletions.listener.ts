import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
import { formatDayOf } from '../../infrastructure/wording/american-formats.js';
import { CommentsService } from '../comments/index.js';
import { userById } from '../users/index.js';

/**
 * Keeps in the thread of a ticket or request that an admin deleted, or restored, what another person wrote there
 * (decisions 4.90).
 */
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
      ...(message.consultation_id ? { consultation_id: message.consultation_id } : { task_id: message.task_id ?? '' }),
      body: `${what} ${whose}, written on ${formatDayOf(new Date(message.created_at))}`,
      visibility: 'internal',
    });
  }
}

/** A message of a ticket or request that is still there, deleted or not. */
const messageOf = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .leftJoin('tickets as t', 't.id', 'c.task_id')
    .leftJoin('consultation_requests as r', 'r.id', 'c.consultation_id')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.author_id', 'a.role as author_role', 'c.created_at', 'c.task_id', 'c.consultation_id'])
    .where('c.id', '=', id)
    .where((eb) => eb.or([eb('t.kind', '=', 'support'), eb('r.id', 'is not', null)]))
    .where('t.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
