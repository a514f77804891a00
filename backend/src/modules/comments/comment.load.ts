import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, type Actor } from '@portal/contracts';
import { assertVersion, currentView, lockForUpdate } from '../../infrastructure/database/load.js';
import { TaskComment } from './comment.entity.js';
import { readerOf, toCommentView } from './comment.view.js';
import { findCommentRow } from './comments.queries.js';
import { placeOf, threadOf, type Thread } from './thread.js';

interface Locked extends Thread {
  comment: TaskComment;
}

interface How {
  /** The client's input; its `version`, if any, must be the row's. */
  sent?: { version?: number | undefined };
  /** Looks for a deleted comment instead of a live one. */
  deleted?: boolean;
}

/**
 * Loads a comment the actor may read, locks it until the transaction ends, and gives the actor's rights on it.
 * @throws DomainError `not_found`; `stale_version` with the comment as it is now
 */
export async function lockComment(
  em: EntityManager,
  actor: Actor,
  id: string,
  { sent = {}, deleted = false }: How = {},
): Promise<Locked> {
  const comment = await lockForUpdate(em, TaskComment, {
    id,
    deletedAt: deleted ? { $ne: null } : null,
    ...(hasAdminRights(actor) ? {} : { visibility: 'public' as const }),
  });
  const thread = await threadOf(em, actor, placeOf(comment), id);
  await assertVersion(comment, sent, () => readComment(em, actor, id));
  return { ...thread, comment };
}

/** What the comment looks like to the actor, once the changes so far are in the database. */
export const readComment = currentView(findCommentRow, (actor) => toCommentView(readerOf(actor)));
