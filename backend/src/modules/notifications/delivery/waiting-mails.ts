import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
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
  const sent = sql<{ recipient_id: string; merge_key: string }>`json_to_recordset(${slots}::json)`.as<'sent'>(
    sql`sent(recipient_id uuid, merge_key text)`,
  );
  const waiting = await kysely(em)
    .selectFrom('notifications as n')
    .innerJoin(sent, (join) =>
      join.onRef('sent.recipient_id', '=', 'n.recipient_id').onRef('sent.merge_key', '=', 'n.merge_key'),
    )
    .select(['n.id', 'n.recipient_id', 'n.merge_key'])
    .where('n.status', '=', sql.lit('queued'))
    .where('n.channel', '=', sql.lit('email'))
    .where('n.attempts', '=', sql.lit(0))
    .where((eb) => eb.and({ 'n.carried_by': null, 'n.leased_until': null, 'n.deleted_at': null }))
    .orderBy('n.id')
    .forUpdate('n')
    .execute();
  const carriers = new Map(waiting.map((mail) => [slotOf(mail.recipient_id, mail.merge_key), mail.id]));
  for (const mail of mails) mail.carriedBy = carriers.get(slotOf(mail.recipientId, mail.mergeKey)) ?? null;
}
