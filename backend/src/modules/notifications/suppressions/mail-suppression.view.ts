import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  type ListMailSuppressions,
  type MailSuppressionKind,
  type MailSuppressionStatus,
  type MailSuppressionView,
} from '@portal/contracts';
import { inLiteral, kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { containing } from '../../../infrastructure/database/search.js';
import { instantOf } from '../../../infrastructure/database/time/instant.js';

export const selectSuppressions = (em: EntityManager) =>
  kysely(em)
    .selectFrom('mail_suppressions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.lifted_by')
    .select([
      's.id',
      's.address',
      's.kind',
      's.status',
      's.bounces',
      's.detail',
      's.user_id',
      's.lifted_at',
      's.created_at',
      's.updated_at',
      's.version',
    ])
    .select([personName('u').as('user_name'), personName('a').as('lifted_by')]);

type SuppressionRow = Awaited<ReturnType<ReturnType<typeof selectSuppressions>['execute']>>[number];

/** The list's filters and order. */
export function filterSuppressions(
  em: EntityManager,
  { kind, status, search, sortBy, sortOrder }: ListMailSuppressions,
) {
  let query = selectSuppressions(em);
  if (kind) query = query.where('s.kind', '=', kind);
  if (status) query = query.where('s.status', 'in', inLiteral(status));
  if (search) query = query.where('s.address', 'ilike', containing(search));
  return query.orderBy(`s.${sortBy}`, sortOrder).orderBy('s.id', sortOrder);
}

export const toSuppressionView = (row: SuppressionRow): MailSuppressionView => ({
  ...row,
  kind: row.kind as MailSuppressionKind,
  status: row.status as MailSuppressionStatus,
  lifted_at: row.lifted_at && instantOf(row.lifted_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** @throws DomainError `not_found` */
export async function readSuppression(em: EntityManager, id: string): Promise<MailSuppressionView> {
  const row = await selectSuppressions(em).where('s.id', '=', id).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return toSuppressionView(row);
}

/**
 * SQL for whether no mail is sent to an address because mails came back from it (decisions 6.41).
 * @param address a column, from code
 */
export const isSuppressedAddress = (address: string): string =>
  `exists (select 1 from mail_suppressions as s
     where s.address = ${address} and s.kind = 'bounces' and s.status = 'suppressed')`;
