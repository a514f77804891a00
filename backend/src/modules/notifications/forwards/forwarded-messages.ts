import type { EntityManager } from '@mikro-orm/postgresql';
import type { ForwardMessage } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { MAX_MAILED_BYTES } from '../delivery/message-files.js';

/** A message of the ticket may go out if it isn't the team's own; null stands for all public ones. @throws DomainError `invalid` */
export async function assertForwardable(em: EntityManager, ticketId: string, messageId: string | null): Promise<void> {
  if (messageId === null) return;
  const message = await kysely(em)
    .selectFrom('task_comments')
    .select(sql<boolean>`visibility = 'internal' and mail_filed_by is null`.as('is_teams'))
    .where((eb) => eb.and({ id: messageId, task_id: ticketId, deleted_at: null }))
    .executeTakeFirst();
  if (!message) refuse('message_id', 'The ticket has no such message');
  if (message.is_teams) refuse('message_id', 'Notes of the team aren’t forwarded: write above what may go out');
}

/** The names of the files that go along. @throws DomainError `invalid` for one that isn't in what is forwarded, and for too many bytes */
export async function chosenFiles(
  em: EntityManager,
  ticketId: string,
  { message_id: messageId, attachment_ids: ids }: ForwardMessage,
): Promise<string[]> {
  const files = await kysely(em)
    .selectFrom('comment_attachments as f')
    .innerJoin('task_comments as c', 'c.id', 'f.comment_id')
    .select(['f.file_name', 'f.file_size'])
    .where('f.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('f.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('c.task_id', '=', ticketId)
    .where((eb) => (messageId === null ? eb('c.visibility', '=', 'public') : eb('c.id', '=', messageId)))
    .execute();
  if (files.length < new Set(ids).size) refuse('attachment_ids', 'What is forwarded has no such file');
  const bytes = files.reduce((sum, { file_size: size }) => sum + Number(size), 0);
  if (bytes > MAX_MAILED_BYTES) refuse('attachment_ids', 'Files of a mail have at most 10 MB together');
  return files.map(({ file_name: name }) => name);
}
