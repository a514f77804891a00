import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Moves what a merge brought from a ticket, or from one that was merged into it before, back to it, with the files;
 * within the caller's transaction. Resolves to how many messages there were.
 */
export async function moveThreadBack(em: EntityManager, stayedId: string, id: string): Promise<number> {
  const moved = await em.execute<{ id: string }[]>(
    `with recursive own as (
       select ?::uuid as id union select t.id from tickets as t join own on t.merged_into_id = own.id)
     update task_comments set task_id = ?::uuid, moved_from = nullif(moved_from, ?::uuid), version = version + 1, updated_at = now()
     where task_id = ? and moved_from in (select id from own) returning id`,
    [id, id, id, stayedId],
  );
  await em.execute(
    `update comment_attachments as f set task_id = ?::uuid, version = f.version + 1, updated_at = now()
     from task_comments as c where c.id = f.comment_id and c.task_id = ?::uuid and f.task_id <> c.task_id`,
    [id, id],
  );
  return moved.length;
}
