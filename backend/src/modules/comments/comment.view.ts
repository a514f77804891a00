import { commentReactions, type CommentView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { nameFor, type Reader, toAttachmentView } from './attachment.view.js';
import type { CommentRow } from './comments.queries.js';

/** A comment with its files as this reader sees it. */
export const toCommentView =
  (reader: Reader) =>
  (row: CommentRow): CommentView => ({
    id: row.id,
    task_id: row.task_id,
    project_id: row.project_id,
    body: row.body,
    body_html: row.body_html,
    author_id: row.author_id,
    author_name: nameFor(reader, row),
    author_role: row.role,
    visibility: row.visibility,
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
    edited_at: row.edited_at && instantOf(row.edited_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
    version: row.version,
  });
