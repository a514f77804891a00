import { attachmentView, hasAdminRights, type Actor, type AttachmentView } from '@portal/contracts';
import { instantOf, viewOf } from '../../infrastructure/database/views.js';
import { namesOf, type NamedPerson } from '../users/index.js';
import type { AttachmentRow } from './attachments.queries.js';

/** Both audiences see names; customers see an admin without a name as the team. */
export type Reader = 'admin' | 'customer';

export const readerOf = (actor: Actor): Reader => (hasAdminRights(actor) ? 'admin' : 'customer');

/** What this reader calls the person. */
export function nameFor(reader: Reader, person: NamedPerson): string {
  const { toAdmins, toCustomers } = namesOf(person);
  return reader === 'admin' ? toAdmins : toCustomers;
}

const shownFile = viewOf(attachmentView);

/** A file's record as this reader sees it. */
export const toAttachmentView =
  (reader: Reader) =>
  (row: AttachmentRow): AttachmentView =>
    shownFile({
      ...row,
      file_size: Number(row.file_size),
      uploaded_by_name: nameFor(reader, row),
      created_at: instantOf(row.created_at),
    });
