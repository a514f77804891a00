import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { BroadcastView, type ListBroadcasts } from '@portal/contracts';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { sorted } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { containing } from '../../../infrastructure/database/contains-text.js';
import { viewOf } from '../../../infrastructure/database/views.js';

/** When the last mail of a message that waits for a digest or for the end of quiet hours is sent. */
const waitsUntil = sql<string | null>`case when b.waiting > 0 then (
  select max(n.due_at) from notifications as n
  where n.broadcast_id = b.id and n.channel = 'email' and n.status = 'queued' and n.due_at > now()) end`;

/** Messages that aren't deleted, with their authors. */
export const selectBroadcasts = (em: EntityManager) =>
  kysely(em)
    .selectFrom('broadcasts as b')
    .innerJoin('users as a', 'a.id', 'b.author_id')
    .where('b.deleted_at', 'is', null)
    .selectAll('b')
    .select([personNameOrEmail('a').as('author_name'), waitsUntil.as('waits_until')]);

type BroadcastRow = Awaited<ReturnType<ReturnType<typeof selectBroadcasts>['execute']>>[number];

/** The list's filters and order. */
export function filterBroadcasts(em: EntityManager, filters: ListBroadcasts) {
  const { status, search } = filters;
  let query = selectBroadcasts(em);
  if (status) query = query.where('b.status', 'in', inLiteral(status));
  if (search) query = query.where('b.title', 'ilike', containing(search));
  return sorted(query, 'b', filters, { nullable: ['started_at'] });
}

const shownBroadcast = viewOf(BroadcastView);

export function toBroadcastView(row: BroadcastRow): BroadcastView {
  const isWhole = row.fanned_out_at !== null || row.status === 'cancelled';
  const recipients = isWhole ? row.recipients : row.expected;
  const told = row.sent + row.waiting + row.suppressed + row.failed;
  return shownBroadcast({
    ...row,
    progress: {
      ...row,
      recipients,
      total: isWhole ? told : Math.max(told, recipients * row.channels.length),
    },
  });
}

/** @throws DomainError `not_found` */
export async function readBroadcast(em: EntityManager, id: string): Promise<BroadcastView> {
  return toBroadcastView(orNotFound(await selectBroadcasts(em).where('b.id', '=', id).executeTakeFirst()));
}
