import type { EntityManager } from '@mikro-orm/postgresql';
import { inboundMailView, type InboundMailView, type ListInboundMails } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/search.js';
import { viewOf, withInstants } from '../../infrastructure/database/views.js';

const columns = [
  ...viewColumns('m', inboundMailView, { ticket_number: 't.number', user_name: null }),
  ...selectColumns(['m.storage_path']),
] as const;

/** Every mail that passes the filters. */
export function inboundMails(em: EntityManager, filters: Pick<ListInboundMails, 'status' | 'kind' | 'search'> = {}) {
  let query = kysely(em)
    .selectFrom('inbound_mails as m')
    .leftJoin('tickets as t', 't.id', 'm.ticket_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(columns)
    .select(personName('u').as('user_name'))
    .where('m.deleted_at', 'is', null);
  if (filters.status) query = query.where('m.status', 'in', inLiteral(filters.status));
  if (filters.kind) query = query.where('m.kind', 'in', filters.kind);
  return filters.search ? query.where(containsEveryWord(sql.ref('m.search_text'), filters.search)) : query;
}

export type InboundMailRow = InferResult<ReturnType<typeof inboundMails>>[number];

const shownMail = viewOf(inboundMailView);

/** A mail as admins see it. */
export const toInboundMailView = (row: InboundMailRow): InboundMailView =>
  shownMail(withInstants(row, 'created_at', 'updated_at'));
