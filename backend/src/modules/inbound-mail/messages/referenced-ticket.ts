import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { liveTickets, ticketVisibleTo } from '../../support/index.js';
import type { PersonalAddress } from '../reply-addresses.js';
import type { ThreadMessage } from './public-answer.js';
import { comparableText } from './thread-answer.js';

/** What another server may have us write into a header: a Message-ID of RFC 5322 in few enough plain characters. */
const PLAIN_MESSAGE_ID = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/;
const TICKET_REFERENCE = /<?ticket\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
/** How the subjects of our mails name their ticket. */
const NUMBER_IN_SUBJECT = /\[(S-\d{4,9})\]/i;
const MAIL_REFERENCE = /<?notification\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** What a mail goes on with: a ticket, or a consultation request. */
export type MailThread = { ticketId: string } | { consultationId: string };

/** The ticket or request of a reply address; null when it is gone. */
export async function replyThread(em: EntityManager, { number }: PersonalAddress): Promise<MailThread | null> {
  const ticket = await liveTickets(em).select('t.id').where('t.number', '=', number).executeTakeFirst();
  if (ticket) return { ticketId: ticket.id };
  const requests = kysely(em).selectFrom('consultation_requests').select('id').where('deleted_at', 'is', null);
  const request = await requests.where('reference', '=', number).executeTakeFirst();
  return request ? { consultationId: request.id } : null;
}

/**
 * The ticket of a mail, if its sender sees it; else null. In this order: the ticket that its references name as our mails
 * do, that of the mail of ours that they name, that of a received mail that they name, or the number in its subject.
 */
export async function referencedTicket(
  em: EntityManager,
  sender: UserActor,
  { references, subject }: { references: readonly string[]; subject: string },
): Promise<string | null> {
  const namedBy = (pattern: RegExp) => references.flatMap((reference) => pattern.exec(reference)?.[1] ?? [])[0];
  const ourMail = namedBy(MAIL_REFERENCE);
  const id =
    namedBy(TICKET_REFERENCE) ??
    (ourMail && (await ticketOfMail(em, ourMail))) ??
    (await ticketOfReceived(em, references));
  const number = NUMBER_IN_SUBJECT.exec(subject)?.[1]?.toUpperCase();
  if (!id && !number) return null;
  const seen = liveTickets(em).select('t.id').where(ticketVisibleTo(sender));
  const named = id ? seen.where('t.id', '=', id) : seen.where('t.number', '=', number ?? '');
  return (await named.executeTakeFirst())?.id ?? null;
}

/** The ticket of the message that one of these mails became: who got a copy answers that, and no mail of ours. */
async function ticketOfReceived(em: EntityManager, references: readonly string[]): Promise<string | undefined> {
  const mail = await kysely(em)
    .selectFrom('inbound_mails as m')
    .innerJoin('task_comments as c', 'c.id', 'm.comment_id')
    .select('c.task_id')
    .where('m.message_id', '=', sql<string>`any(${references}::text[])`)
    .where('c.visibility', '=', 'public')
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mail?.task_id ?? undefined;
}

/** The ticket that a mail of ours is about, and nothing else; an internal note, and what was forwarded, by its own address only. */
async function ticketOfMail(em: EntityManager, mailId: string): Promise<string | null> {
  const about = sql<string>`data ->> 'ticket_id'`;
  const mails = await kysely(em)
    .selectFrom('notifications')
    .select(({ fn }) => fn.min(about).as('ticket_id'))
    .where('channel', '=', 'email')
    .where((eb) => eb.or([eb('id', '=', mailId), eb('carried_by', '=', mailId)]))
    .having(({ eb, fn }) => eb(fn.min(about), '=', fn.max(about)))
    .having(sql<boolean>`bool_and(${about} is not null and template not in ('ticket_note', 'ticket_forward'))`)
    .executeTakeFirst();
  return mails?.ticket_id ?? null;
}

/** Whose ticket it is; undefined when it is gone. */
export const requesterOf = async (em: EntityManager, ticketId: string): Promise<string | undefined> =>
  (await liveTickets(em).select('t.requester_id').where('t.id', '=', ticketId).executeTakeFirst())?.requester_id ??
  undefined;

/** The title of a ticket or request. */
export const titleOf = async (em: EntityManager, thread: MailThread): Promise<string> => {
  const [table, id] =
    'ticketId' in thread
      ? (['tickets', thread.ticketId] as const)
      : (['consultation_requests', thread.consultationId] as const);
  return (await kysely(em).selectFrom(table).select('title').where('id', '=', id).executeTakeFirst())?.title ?? '';
};

/** The comments `c` of a thread. */
const isIn = (thread: MailThread): RawBuilder<boolean> =>
  'ticketId' in thread
    ? sql`c.task_id = ${thread.ticketId}::uuid`
    : sql`c.consultation_id = ${thread.consultationId}::uuid`;

/** Messages of a thread that are compared with what a mail quotes, the newest first. */
const MAX_MESSAGES = 50;

/** What was last written in a thread, as {@link comparableText}. */
export async function messagesIn(em: EntityManager, thread: MailThread): Promise<ThreadMessage[]> {
  const rows = await kysely(em)
    .selectFrom('task_comments as c')
    .select(['c.body', 'c.visibility'])
    .where(isIn(thread))
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ body, visibility }) => ({ text: comparableText(body), isInternal: visibility === 'internal' }));
}

/** The Message-ID of the last mail by which a user wrote in a thread; null where there is none that can be repeated. */
export async function lastMailIn(em: EntityManager, thread: MailThread, userId: string): Promise<string | null> {
  const mail = await kysely(em)
    .selectFrom('task_comments as c')
    .innerJoin('inbound_mails as m', 'm.comment_id', 'c.id')
    .select('m.message_id')
    .where(isIn(thread))
    .where('c.author_id', '=', userId)
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mail && PLAIN_MESSAGE_ID.test(mail.message_id) ? mail.message_id : null;
}
