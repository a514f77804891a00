import type { EntityManager } from '@mikro-orm/postgresql';
import type { Notification } from '../notification.entity.js';

/** What identifies a mail that others can join. */
const slotOf = (recipientId: string | null, mergeKey: string | null): string => `${recipientId} ${mergeKey}`;

/**
 * Lets the mails be carried by those that already wait under their keys. Two workers take turns for each person and key,
 * in one order, so that both find the same first mail; the lock on it keeps a third from sending it meanwhile.
 */
export async function joinWaitingMails(em: EntityManager, mails: readonly Notification[]): Promise<void> {
  if (mails.length === 0) return;
  const slots = JSON.stringify(
    mails.map(({ recipientId, mergeKey }) => ({ recipient_id: recipientId, merge_key: mergeKey })),
  );
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(slot, 0))
     from (select recipient_id || ' ' || merge_key as slot
           from json_to_recordset(?::json) as sent(recipient_id text, merge_key text) order by slot) as slots`,
    [slots],
  );
  const waiting = await em.execute<{ id: string; recipient_id: string; merge_key: string }[]>(
    `select n.id, n.recipient_id, n.merge_key from notifications as n
     join json_to_recordset(?::json) as sent(recipient_id uuid, merge_key text) using (recipient_id, merge_key)
     where n.status = 'queued' and n.channel = 'email' and n.carried_by is null
       and n.attempts = 0 and n.leased_until is null and n.deleted_at is null
     order by n.id for update of n`,
    [slots],
  );
  const carriers = new Map(waiting.map((mail) => [slotOf(mail.recipient_id, mail.merge_key), mail.id]));
  for (const mail of mails) mail.carriedBy = carriers.get(slotOf(mail.recipientId, mail.mergeKey)) ?? null;
}
