import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Notification } from '../notification.entity.js';

const slotOf = ({ recipientId, recordKey }: Notification): string => `${recipientId} ${recordKey}`;

/**
 * Stores entries of inboxes. One about a record of which its reader has an unread entry replaces that one and counts
 * its changes, unless it is about an earlier event; what was read or archived stays (decisions 6.16). Two workers take
 * turns for each person and record.
 */
export async function storeEntries(em: EntityManager, entries: readonly Notification[]): Promise<void> {
  const about = entries.filter(({ recordKey }) => recordKey !== null);
  if (about.length > 0) await replaceUnread(em, about);
  em.persist(entries);
}

async function replaceUnread(em: EntityManager, entries: readonly Notification[]): Promise<void> {
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(slot, 1))
     from (select slot from json_array_elements_text(?::json) as slots(slot) order by slot) as ordered`,
    [JSON.stringify([...new Set(entries.map(slotOf))])],
  );
  const older = await em.find(
    Notification,
    {
      $or: entries.map(({ recipientId, recordKey }) => ({ recipientId, recordKey })),
      channel: 'in_app',
      readAt: null,
      archivedAt: null,
      carriedBy: null,
      deletedAt: null,
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const newest = new Map(older.map((entry) => [slotOf(entry), entry]));
  for (const entry of entries) {
    const shown = newest.get(slotOf(entry));
    // workers handle events in any order; their ids say which is later
    if (shown && shown.eventId > entry.eventId) entry.replaceBy(shown);
    else {
      shown?.replaceBy(entry);
      newest.set(slotOf(entry), entry);
    }
  }
}
