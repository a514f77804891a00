import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommentVisibility, UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { firstValue } from '../../../infrastructure/database/read-kit.js';
import { ticketVisibleTo } from '../../support/index.js';
import type { ReplyAddress } from '../reply-addresses.js';
import type { ThreadMessage } from './public-answer.js';
import { comparableText } from './thread-answer.js';

/** What another server may have us write into a header: a Message-ID of RFC 5322 in few enough plain characters. */
const PLAIN_MESSAGE_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
const TICKET_REFERENCE = /<?ticket\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
const MAIL_REFERENCE = /<?notification\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** The ticket of a reply address; undefined when it is gone. */
export const replyTicket = (em: EntityManager, { ticketNumber }: ReplyAddress): Promise<string | undefined> =>
  firstValue(em, `select id from tickets where number = ? and kind = 'support' and deleted_at is null`, [ticketNumber]);

/**
 * The ticket that a mail's references name as our mails about it do, or of the mail of ours that they name, if its sender
 * sees it; else null.
 */
export async function referencedTicket(
  em: EntityManager,
  sender: UserActor,
  references: readonly string[],
): Promise<string | null> {
  const named = (pattern: RegExp) => references.flatMap((reference) => pattern.exec(reference)?.[1] ?? [])[0];
  const ourMail = named(MAIL_REFERENCE);
  const id = named(TICKET_REFERENCE) ?? (ourMail && (await ticketOfMail(em, ourMail)));
  if (!id) return null;
  const { rows } = await sql<{ id: string }>`
    select t.id from tickets as t
    where t.id = ${id}::uuid and t.kind = 'support' and t.deleted_at is null and ${ticketVisibleTo(sender)}`.execute(
    em.getKysely(),
  );
  return rows[0]?.id ?? null;
}

/** The ticket that a mail of ours is about, and nothing else; an internal note is answered by its own address only. */
const ticketOfMail = (em: EntityManager, mailId: string): Promise<string | undefined> =>
  firstValue(
    em,
    `select min(data ->> 'ticket_id') from notifications
     where channel = 'email' and (id = ? or carried_by = ?)
     having min(data ->> 'ticket_id') = max(data ->> 'ticket_id')
       and bool_and(data ->> 'ticket_id' is not null and template <> 'ticket_note')`,
    [mailId, mailId],
  );

/** Whose ticket it is; undefined when it is gone. */
export const requesterOf = (em: EntityManager, ticketId: string): Promise<string | undefined> =>
  firstValue(em, `select requester_id from tickets where id = ? and kind = 'support' and deleted_at is null`, [
    ticketId,
  ]);

/** The title of a ticket. */
export const titleOf = async (em: EntityManager, ticketId: string): Promise<string> =>
  (await firstValue<string>(em, 'select title from tickets where id = ?', [ticketId])) ?? '';

/** Messages of a ticket that are compared with what a mail quotes, the newest first. */
const MAX_MESSAGES = 50;

/** What was last written in a ticket, as {@link comparableText}. */
export async function messagesIn(em: EntityManager, ticketId: string): Promise<ThreadMessage[]> {
  const rows = await em.execute<{ body: string; visibility: CommentVisibility }[]>(
    `select body, visibility from task_comments where task_id = ? and deleted_at is null order by created_at desc limit ?`,
    [ticketId, MAX_MESSAGES],
  );
  return rows.map(({ body, visibility }) => ({ text: comparableText(body), isInternal: visibility === 'internal' }));
}

/** The Message-ID of the last mail by which a user wrote in a ticket; null where there is none that can be repeated. */
export async function lastMailIn(em: EntityManager, ticketId: string, userId: string): Promise<string | null> {
  const messageId = await firstValue<string>(
    em,
    `select m.message_id from task_comments as c join inbound_mails as m on m.comment_id = c.id
     where c.task_id = ? and c.author_id = ? order by m.created_at desc limit 1`,
    [ticketId, userId],
  );
  return messageId && PLAIN_MESSAGE_ID.test(messageId) ? messageId : null;
}
