import type { EntityManager } from '@mikro-orm/postgresql';
import { sqlList } from '../../../infrastructure/database/sql-list.js';
import { deliveredStatuses } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { rowsOf } from '../../../infrastructure/schedule/index.js';
import { Broadcast } from './broadcast.entity.js';

const BATCH = 1_000;
/** The reason of mails that a cancelled message has not sent. */
const CANCELLED = 'Cancelled before it was sent';

/**
 * Counts the notifications of a message, and projects what changed to open screens. The counts are written beside it so
 * that lists read no notifications.
 */
export async function countProgress(em: EntityManager, id: string): Promise<void> {
  await em.transactional(async (own) => {
    if (await hasMoved(own, id)) recordEvent(own, 'broadcast.progressed', id, {});
  });
}

/**
 * Suppresses the mails of a cancelled message that haven't gone. One that carries others of a digest goes on for
 * their sake, without its own line.
 */
export async function stopCancelled(em: EntityManager, id: string): Promise<void> {
  const statement = `update notifications set status = 'suppressed', reason = '${CANCELLED}', updated_at = now(), version = version + 1
     where id in (
       select n.id from notifications as n join broadcasts as b on b.id = n.broadcast_id and b.status = 'cancelled'
       where n.broadcast_id = ? and n.status = 'queued' and (n.leased_until is null or n.leased_until < now())
         and not exists (select 1 from notifications as c where c.carried_by = n.id)
       limit ${BATCH} for update of n skip locked)`;
  let stopped = 0;
  let rows: number;
  do {
    rows = await rowsOf(em, statement, [id]);
    stopped += rows;
  } while (rows === BATCH);
  if (stopped > 0) await countProgress(em, id);
}

/** A message is sent when all its rows are written and no mail is due any more. */
export async function finishBroadcast(em: EntityManager, id: string): Promise<void> {
  const done = await kysely(em)
    .selectFrom('broadcasts as b')
    .select('b.id')
    .where((eb) => eb.and({ 'b.id': id, 'b.status': 'sending' }))
    .where('b.fanned_out_at', 'is not', null)
    .where((eb) => {
      const queued = eb.selectFrom('notifications as n').select('n.id').where('n.status', '=', sql.lit('queued'));
      const due = queued.whereRef('n.broadcast_id', '=', 'b.id').where('n.due_at', '<=', sql<string>`now()`);
      return eb.not(eb.exists(due));
    })
    .executeTakeFirst();
  if (!done) return;
  await em.transactional(async (own) => {
    const broadcast = await lockForUpdate(own, Broadcast, { id });
    if (broadcast.status === 'sending') broadcast.finish();
  });
}

/** Writes the counts; answers whether they differ from those before. */
async function hasMoved(em: EntityManager, id: string): Promise<boolean> {
  const [row] = await em.execute<{ has_moved: boolean }[]>(
    `update broadcasts as b set sent = n.sent, waiting = n.waiting, suppressed = n.suppressed, failed = n.failed,
       counted_at = now()
     from (select count(*) filter (where status in (${sqlList(deliveredStatuses)})) as sent,
             count(*) filter (where status = 'queued') as waiting,
             count(*) filter (where status = 'suppressed') as suppressed,
             count(*) filter (where status = 'failed') as failed
           from notifications where broadcast_id = ?) as n,
       (select sent, waiting, suppressed, failed from broadcasts where id = ?) as before
     where b.id = ?
     returning (b.sent, b.waiting, b.suppressed, b.failed)
       is distinct from (before.sent, before.waiting, before.suppressed, before.failed) as has_moved`,
    [id, id, id],
  );
  return row?.has_moved ?? false;
}
