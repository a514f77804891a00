import type { EntityManager } from '@mikro-orm/postgresql';
import { AttachmentView, hasAdminRights, type Actor } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import type { NamedPerson } from '../users/index.js';
import { threadVisibleTo } from './thread.js';

/** `file_size` is a bigint: text where the driver reads it, a number within JSON. */
type Stored = Omit<AttachmentView, 'uploaded_by_name' | 'file_size'> & { file_size: string | number };

/** One row with who sent the file; it never leaves without a view. */
export type AttachmentRow = Stored & NamedPerson;

const columns = [
  ...viewColumns('f', AttachmentView, { uploaded_by_name: null }),
  ...selectColumns(['u.email', 'u.first_name', 'u.last_name', 'u.role']),
] as const;

const fromAttachments = (em: EntityManager) =>
  kysely(em)
    .selectFrom('comment_attachments as f')
    .leftJoin('task_comments as c', 'c.id', 'f.comment_id')
    .leftJoin('tickets as t', 't.id', 'f.task_id')
    .leftJoin('consultation_requests as r', 'r.id', 'c.consultation_id')
    .innerJoin('users as u', 'u.id', 'f.uploaded_by');

/** The files of comments that the actor reads, of internal ones only for admins, and of projects that the actor sees. */
export function visibleAttachmentRows(em: EntityManager, actor: Actor) {
  const query = fromAttachments(em)
    .where('f.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(threadVisibleTo(actor, 'f'));
  const isForCustomers = sql<boolean>`(f.comment_id is null or c.visibility = 'public')`;
  return (hasAdminRights(actor) ? query : query.where(isForCustomers)).select(columns);
}

/** One file's record, deleted or not, without a permission check. */
export const findAttachmentRow = (em: EntityManager, id: string): Promise<AttachmentRow | undefined> =>
  fromAttachments(em).select(columns).where('f.id', '=', id).executeTakeFirst();

/** The files of the comment `c`, oldest first, within the statement that reads it. */
export const attachmentsOfComment = sql<AttachmentRow[]>`coalesce((
  select json_agg(json_build_object(
    'id', f.id, 'comment_id', f.comment_id, 'task_id', f.task_id, 'project_id', f.project_id, 'file_name', f.file_name,
    'file_size', f.file_size, 'file_type', f.file_type, 'storage_path', f.storage_path, 'uploaded_by', f.uploaded_by,
    'created_at', f.created_at,
    'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role) order by f.created_at, f.id)
  from comment_attachments as f join users as u on u.id = f.uploaded_by
  where f.comment_id = c.id and f.deleted_at is null), '[]'::json)`;
