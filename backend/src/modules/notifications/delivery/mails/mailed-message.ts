import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely, personName } from '../../../../infrastructure/database/read-kit.js';

/** Whether the comment `c` is a third party's answer to what was forwarded, in the name of the admin who did. */
const isThirdPartys = sql<boolean>`(c.visibility = 'internal' and c.mail_filed_by is not null)`;

const messages = (em: EntityManager) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.body', 'c.visibility', 'c.created_at', 'a.role'])
    .select(sql<string | null>`case when ${isThirdPartys} then c.mail_from else ${personName('a')} end`.as('author'))
    .select(sql<string | null>`case when ${isThirdPartys} then c.author_id end`.as('forwarder_id'))
    .where('c.deleted_at', 'is', null);

/** The comment that a mail is about, with its author; undefined when it was deleted. */
export const findMessage = (em: EntityManager, id: string) => messages(em).where('c.id', '=', id).executeTakeFirst();

/** The newest public messages of a ticket until then, the newest first. */
export const findConversation = (em: EntityManager, ticketId: string, until: string, limit: number) =>
  messages(em)
    .where('c.task_id', '=', ticketId)
    .where('c.visibility', '=', 'public')
    .where('c.created_at', '<=', until)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** What a mail says of where an answer to it goes, by its reader. */
export const answerNotes = {
  customer: 'You can also answer by replying to this mail.',
  staff: 'If you reply to this mail, the customer gets your answer.',
  note: 'If you reply to this mail, your answer is an internal note.',
} as const;

/** Who reads a mail about a message. */
export type MessageReader = keyof typeof answerNotes;
