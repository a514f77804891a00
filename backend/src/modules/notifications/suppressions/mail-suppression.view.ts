import type { EntityManager } from '@mikro-orm/postgresql';
import { MailSuppressionView, type ListMailSuppressions, type MailSuppressionKind } from '@portal/contracts';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { sorted } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containing } from '../../../infrastructure/database/contains-text.js';
import { viewOf } from '../../../infrastructure/database/views.js';

const columns = viewColumns('s', MailSuppressionView, { user_name: null, lifted_by: null });

export const selectSuppressions = (em: EntityManager) =>
  kysely(em)
    .selectFrom('mail_suppressions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.lifted_by')
    .select(columns)
    .select([personName('u').as('user_name'), personName('a').as('lifted_by')]);

/** The list's filters and order. */
export function filterSuppressions(em: EntityManager, filters: ListMailSuppressions) {
  const { kind, status, search } = filters;
  let query = selectSuppressions(em);
  if (kind) query = query.where('s.kind', '=', kind);
  if (status) query = query.where('s.status', 'in', inLiteral(status));
  if (search) query = query.where('s.address', 'ilike', containing(search));
  return sorted(query, 's', filters);
}

export const toSuppressionView = viewOf(MailSuppressionView);

/** @throws DomainError `not_found` */
export async function readSuppression(em: EntityManager, id: string): Promise<MailSuppressionView> {
  return toSuppressionView(orNotFound(await selectSuppressions(em).where('s.id', '=', id).executeTakeFirst()));
}

/** The reason of mails that aren't sent because earlier ones came back (decisions 6.40). */
export const CAME_BACK = 'Earlier mails to this address came back';

/** The reason of mails that aren't sent to an address without an account, whose reader doesn't want them (decisions 6.43). */
export const UNWANTED = 'Its reader reported a mail as unwanted';

/**
 * SQL for whether no mail is sent to an address because mails came back from it (decisions 6.41).
 * @param address a column, from code
 */
export const isSuppressedAddress = (address: string): string => isHeldBack(address, 'bounces');

/** SQL for whether the reader at an address complained. @param address a column, from code */
export const hasComplained = (address: string): string => isHeldBack(address, 'complaint');

const isHeldBack = (address: string, kind: MailSuppressionKind): string =>
  `exists (select 1 from mail_suppressions as s
     where s.address = ${address} and s.kind = '${kind}' and s.status = 'suppressed')`;
