import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { findTicketRow } from '../../support/index.js';
import { userById } from '../../users/index.js';

/** The ticket that something was forwarded from (decisions 4.107). */
export interface ForwardedThread {
  ticketId: string;
  /** Who forwarded it; null where that is no admin any more, or the ticket is closed: an answer waits for an admin then. */
  admin: UserActor | null;
}

/** What the address of a forwarded message leads to; null when the note about it, or the ticket, is gone. */
export async function forwardedThread(em: EntityManager, noteId: string): Promise<ForwardedThread | null> {
  const note = await kysely(em)
    .selectFrom('task_comments')
    .select(['task_id', 'author_id'])
    .where('id', '=', noteId)
    .where('visibility', '=', 'internal')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const ticket = note?.task_id ? await findTicketRow(em, note.task_id) : undefined;
  if (!note || !ticket || ticket.deleted_at !== null) return null;
  const author = await userById(em, note.author_id);
  const isAdmin = author?.actor.role === 'admin' && author.status !== 'suspended';
  return { ticketId: ticket.id, admin: isAdmin && ticket.status !== 'closed' ? author.actor : null };
}
