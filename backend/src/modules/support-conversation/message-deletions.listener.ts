import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
import { formatDayOf } from '../../infrastructure/wording/american-formats.js';
import { CommentsService } from '../comments/index.js';
import { userById } from '../users/index.js';

interface MessageRow {
  author_id: string;
  author_role: Role;
  created_at: string;
}

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
async function messageOf(em: EntityManager, id: string): Promise<MessageRow | undefined> {
  const [row] = await em.execute<MessageRow[]>(
    `select c.author_id, a.role as author_role, c.created_at
     from task_comments as c join tickets as t on t.id = c.task_id join users as a on a.id = c.author_id
     where c.id = ? and t.kind = 'support' and t.deleted_at is null`,
    [id],
  );
  return row;
}
