import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { seesTicketRow } from '../support/index.js';
import type { ReplyAddress } from './reply-addresses.js';

const TICKET_REFERENCE = /<?ticket\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** The ticket of a reply address; null when it is gone. */
export async function replyTicket(em: EntityManager, { ticketNumber }: ReplyAddress): Promise<string | null> {
  const [row] = await em.execute<{ id: string }[]>(
    `select id from tickets where number = ? and kind = 'support' and deleted_at is null`,
    [ticketNumber],
  );
  return row?.id ?? null;
}

/** The ticket that a mail's references name as our mails about it do, if its sender sees it; else null. */
export async function referencedTicket(
  em: EntityManager,
  sender: UserActor,
  references: readonly string[],
): Promise<string | null> {
  const id = references.flatMap((reference) => TICKET_REFERENCE.exec(reference)?.[1] ?? [])[0];
  if (id === undefined) return null;
  const { rows } = await sql<{ id: string }>`
    select t.id from tickets as t
    where t.id = ${id}::uuid and t.kind = 'support' and t.deleted_at is null and ${seesTicketRow(sender)}`.execute(
    em.getKysely(),
  );
  return rows[0]?.id ?? null;
}

/** Whose ticket it is; null when it is gone. */
export async function requesterOf(em: EntityManager, ticketId: string): Promise<string | null> {
  const [row] = await em.execute<{ requester_id: string }[]>(
    `select requester_id from tickets where id = ? and kind = 'support' and deleted_at is null`,
    [ticketId],
  );
  return row?.requester_id ?? null;
}
