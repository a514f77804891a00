import type { EntityManager } from '@mikro-orm/postgresql';
import {
  InboundMailView,
  RefusedMailView,
  type ListInboundMails,
  type ListRefusedMails,
  type RefusedMailReason,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = [
  ...viewColumns('m', InboundMailView, {
    ticket_number: 't.number',
    consultation_reference: 'q.reference',
    user_name: null,
  }),
  ...selectColumns(['m.storage_path']),
] as const;

/** Every mail that passes the filters. */
export function inboundMails(em: EntityManager, filters: Pick<ListInboundMails, 'status' | 'kind' | 'search'> = {}) {
  let query = kysely(em)
    .selectFrom('inbound_mails as m')
    .leftJoin('tickets as t', 't.id', 'm.ticket_id')
    .leftJoin('consultation_requests as q', 'q.id', 'm.consultation_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(columns)
    .select(personName('u').as('user_name'))
    .where('m.deleted_at', 'is', null);
  if (filters.status) query = query.where('m.status', 'in', inLiteral(filters.status));
  if (filters.kind) query = query.where('m.kind', 'in', filters.kind);
  return filters.search ? query.where(containsEveryWord(sql.ref('m.search_text'), filters.search)) : query;
}

export type InboundMailRow = InferResult<ReturnType<typeof inboundMails>>[number];

/** A mail as admins see it. */
export const toInboundMailView: (row: InboundMailRow) => InboundMailView = viewOf(InboundMailView);

const refusedColumns = viewColumns('r', RefusedMailView, { mail_id: null, reason: null });

/** The received mail that a refused one `r` became. */
const arrivedMail = (em: EntityManager) =>
  kysely(em)
    .selectFrom('inbound_mails as m')
    .select('m.id')
    .where('m.message_id', '=', sql.ref<string>('r.message_id'))
    .where('m.from_address', '=', sql.ref<string>('r.from_address'))
    .where('m.deleted_at', 'is', null)
    .limit(1);

/** The mails that a limit of senders kept out. */
export function refusedMails(em: EntityManager, { reason, arrived, search, sortBy, sortOrder }: ListRefusedMails) {
  let query = kysely(em)
    .selectFrom('refused_mails as r')
    .select(refusedColumns)
    .select((builder) => builder.ref('r.reason').$castTo<RefusedMailReason>().as('reason'))
    .select(arrivedMail(em).as('mail_id'));
  if (reason) query = query.where('r.reason', 'in', inLiteral(reason));
  if (arrived !== undefined) query = query.where(sql<boolean>`exists (${arrivedMail(em)}) = ${arrived}`);
  if (search) query = query.where(containsEveryWord(sql`lower(r.from_address || ' ' || r.subject)`, search));
  return query.orderBy(`r.${sortBy}`, sortOrder).orderBy('r.id', sortOrder);
}

/** One of them as admins see it. */
export const toRefusedMailView: (row: InferResult<ReturnType<typeof refusedMails>>[number]) => RefusedMailView =
  viewOf(RefusedMailView);
