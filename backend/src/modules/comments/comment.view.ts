import { AttachmentView, commentReactions, CommentView, hasAdminRights, type Actor } from '@portal/contracts';
import { viewOf } from '../../infrastructure/database/views.js';
import { namesOf, type NamedPerson } from '../users/index.js';
import type { AttachmentRow } from './attachments.queries.js';
import type { CommentRow } from './comments.queries.js';

/** Both audiences see names; customers see an admin without a name as the team. */
export type Reader = 'admin' | 'customer';

export const readerOf = (actor: Actor): Reader => (hasAdminRights(actor) ? 'admin' : 'customer');

/** What this reader calls the person. */
function nameFor(reader: Reader, person: NamedPerson): string {
  const { toAdmins, toCustomers } = namesOf(person);
  return reader === 'admin' ? toAdmins : toCustomers;
}

const shownFile = viewOf(AttachmentView);

/** A file's record as this reader sees it. */
export const toAttachmentView =
  (reader: Reader) =>
  (row: AttachmentRow): AttachmentView =>
    shownFile({ ...row, uploaded_by_name: nameFor(reader, row) });

/** A third party's words stand in the name of the admin who forwarded, and under their own address (decisions 4.107). */
const isThirdPartys = ({ visibility, filed_by }: CommentRow): boolean => visibility === 'internal' && filed_by !== null;

const shownComment = viewOf(CommentView);

/** A comment with its files as this reader sees it. */
export const toCommentView =
  (reader: Reader) =>
  (row: CommentRow): CommentView =>
    shownComment({
      ...row,
      author_name: isThirdPartys(row) ? row.mail_from : nameFor(reader, row),
      author_role: row.role,
      by_mail:
        row.mail_from === null
          ? null
          : {
              from_address: row.mail_from,
              filed_by_name: row.filed_by && nameFor(reader, row.filed_by),
              mail_id: reader === 'admin' ? (row.kept_mail?.id ?? null) : null,
              has_more: reader === 'admin' && row.kept_mail?.has_more === true,
            },
      attachments: row.attachments.map(toAttachmentView(reader)),
      reactions: commentReactions.flatMap((reaction) => {
        const given = row.reactions.filter((one) => one.reaction === reaction);
        return given.length > 0
          ? [{ reaction, people: given.map((person) => ({ id: person.user_id, name: nameFor(reader, person) })) }]
          : [];
      }),
    });
