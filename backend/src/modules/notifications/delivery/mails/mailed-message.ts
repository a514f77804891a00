import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely, personName } from '../../../../infrastructure/database/read-kit.js';

/** The comment that a mail is about, with its author; undefined when it was deleted. */
export const findMessage = (em: EntityManager, id: string) =>
  kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('users as a', 'a.id', 'c.author_id')
    .select(['c.body', 'c.visibility', 'a.role', personName('a').as('author')])
    .where('c.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();

/** What a mail says of where an answer to it goes, by its reader. */
export const answerNotes = {
  customer: 'You can also answer by replying to this mail.',
  staff: 'If you reply to this mail, the customer gets your answer.',
  note: 'If you reply to this mail, your answer is an internal note.',
} as const;

/** Who reads a mail about a message. */
export type MessageReader = keyof typeof answerNotes;
