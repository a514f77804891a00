import { commentReactions, commentView, type CommentView } from '@portal/contracts';
import { instantOf, instantOrNull, viewOf } from '../../infrastructure/database/views.js';
import { nameFor, type Reader, toAttachmentView } from './attachment.view.js';
import type { CommentRow } from './comments.queries.js';

const shownComment = viewOf(commentView);

/** A comment with its files as this reader sees it. */
export const toCommentView =
  (reader: Reader) =>
  (row: CommentRow): CommentView =>
    shownComment({
      ...row,
      author_name: nameFor(reader, row),
      author_role: row.role,
      by_mail:
        row.mail_from === null
          ? null
          : {
              from_address: row.mail_from,
              filed_by_name: row.filed_by && nameFor(reader, row.filed_by),
              mail_id: reader === 'admin' ? row.mail_id : null,
            },
      attachments: row.attachments.map(toAttachmentView(reader)),
      reactions: commentReactions.flatMap((reaction) => {
        const given = row.reactions.filter((one) => one.reaction === reaction);
        return given.length > 0
          ? [{ reaction, people: given.map((person) => ({ id: person.user_id, name: nameFor(reader, person) })) }]
          : [];
      }),
      edited_at: instantOrNull(row.edited_at),
      created_at: instantOf(row.created_at),
      updated_at: instantOf(row.updated_at),
    });
