import type { EntityManager } from '@mikro-orm/postgresql';
import { CommentView, hasAdminRights, type Actor, type CommentReaction, type ListComments } from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { kysely, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import type { NamedPerson } from '../users/index.js';
import { attachmentsOfComment } from './attachments.queries.js';
import { threadVisibleTo } from './thread.js';

type ReactionRow = NamedPerson & { reaction: CommentReaction; user_id: string };

/** What narrows a list. */
export type CommentFilters = Partial<Pick<ListComments, 'project_id' | 'task_id' | 'consultation_id' | 'search'>>;

const columns = [
  ...viewColumns('c', CommentView, {
    author_name: null,
    author_role: null,
    by_mail: null,
    attachments: null,
    reactions: null,
  }),
  ...selectColumns(['c.deleted_at', 'c.mail_from', 'a.email', 'a.first_name', 'a.last_name', 'a.role']),
] as const;

const fromComments = (em: EntityManager) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .leftJoin('tickets as t', 't.id', 'c.task_id')
    .leftJoin('consultation_requests as r', 'r.id', 'c.consultation_id')
    .innerJoin('users as a', 'a.id', 'c.author_id');

type Comments = ReturnType<typeof fromComments>;

/** The reactions to the comment `c`, in the order they were given, within the statement that reads it. */
const reactionsToComment = sql<ReactionRow[]>`coalesce((
  select json_agg(json_build_object(
    'reaction', r.reaction, 'user_id', r.user_id,
    'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role)
    order by r.created_at, r.user_id)
  from comment_reactions as r join users as u on u.id = r.user_id
  where r.comment_id = c.id), '[]'::json)`;

/** Who put the mail of the comment `c` into its thread. */
const filedBy = sql<NamedPerson | null>`(
  select json_build_object('email', f.email, 'first_name', f.first_name, 'last_name', f.last_name, 'role', f.role)
  from users as f where f.id = c.mail_filed_by)`;

/** A text without blanks and signs of formats, which a mail and its message have differently. */
const lettersOf = (text: RawBuilder<string>) =>
  sql<string>`translate(${text}, E' \\t\\n\\u00a0\\\\*_~\`#>|<&()[]+-.:', '')`;

/** The mail that the comment `c` came by, while that is kept, and whether it says more than the comment. */
const keptMail = sql<{ id: string; has_more: boolean } | null>`case when c.mail_from is not null then (
  select json_build_object('id', m.id, 'has_more', position(${lettersOf(sql`m.text`)} in ${lettersOf(sql`c.body`)}) = 0)
  from inbound_mails as m where m.comment_id = c.id and m.deleted_at is null limit 1) end`;

const withColumns = (query: Comments) =>
  query
    .select(columns)
    .select([attachmentsOfComment.as('attachments'), reactionsToComment.as('reactions')])
    .select([filedBy.as('filed_by'), keptMail.as('kept_mail')]);

/** One row of a list or a detail with its files and who wrote it; it never leaves without a view. */
export type CommentRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The comments of tasks, support tickets and requests that the actor sees; internal ones only for admins. */
export function visibleCommentRows(em: EntityManager, actor: Actor, filters: CommentFilters = {}) {
  let query = fromComments(em)
    .where('c.deleted_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where(threadVisibleTo(actor, 'c'));
  if (!hasAdminRights(actor)) query = query.where('c.visibility', '=', 'public');
  if (filters.project_id) query = query.where('c.project_id', '=', filters.project_id);
  if (filters.task_id) query = query.where('c.task_id', '=', filters.task_id);
  if (filters.consultation_id) query = query.where('c.consultation_id', '=', filters.consultation_id);
  if (filters.search) query = query.where(containsEveryWord(sql`lower(c.body)`, filters.search));
  return withColumns(query);
}

/** One comment, deleted or not, without a permission check. */
export const findCommentRow = (em: EntityManager, id: string): Promise<CommentRow | undefined> =>
  withColumns(fromComments(em)).where('c.id', '=', id).executeTakeFirst();
