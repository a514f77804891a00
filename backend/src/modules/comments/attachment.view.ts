import type { Actor, AttachmentView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { namesOf, type NamedPerson } from '../users/index.js';
import type { Attachment } from './attachment.entity.js';
import type { AttachmentRow } from './attachments.queries.js';
import { readsInternal } from './thread.js';

/** Both audiences see names; customers see an admin without a name as the team. */
export type Reader = 'admin' | 'customer';

export const readerOf = (actor: Actor): Reader => (readsInternal(actor) ? 'admin' : 'customer');

/** What this reader calls the person. */
export function nameFor(reader: Reader, person: NamedPerson): string {
  const { toAdmins, toCustomers } = namesOf(person);
  return reader === 'admin' ? toAdmins : toCustomers;
}

/** A file's record as this reader sees it. */
export const toAttachmentView =
  (reader: Reader) =>
  (row: AttachmentRow): AttachmentView => ({
    id: row.id,
    comment_id: row.comment_id,
    task_id: row.task_id,
    project_id: row.project_id,
    file_name: row.file_name,
    file_size: Number(row.file_size),
    file_type: row.file_type,
    storage_path: row.storage_path,
    uploaded_by: row.uploaded_by,
    uploaded_by_name: nameFor(reader, row),
    created_at: instantOf(row.created_at),
  });

/** The record of a file that was stored just now, by this writer. */
export const viewOfAttachment = (attachment: Attachment, writer: NamedPerson, actor: Actor): AttachmentView => ({
  id: attachment.id,
  comment_id: attachment.commentId,
  task_id: attachment.taskId,
  project_id: attachment.projectId,
  file_name: attachment.fileName,
  file_size: attachment.fileSize,
  file_type: attachment.fileType,
  storage_path: attachment.storagePath,
  uploaded_by: attachment.uploadedBy,
  uploaded_by_name: nameFor(readerOf(actor), writer),
  created_at: instantOf(attachment.createdAt),
});
