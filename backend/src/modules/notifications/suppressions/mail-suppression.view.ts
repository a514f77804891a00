import type { EntityManager } from '@mikro-orm/postgresql';
import { MailSuppressionView, type ListMailSuppressions } from '@portal/contracts';
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

/**
 * SQL for whether no mail is sent to an address because mails came back from it (decisions 6.41).
 * @param address a column, from code
 */
export const isSuppressedAddress = (address: string): string =>
  `exists (select 1 from mail_suppressions as s
     where s.address = ${address} and s.kind = 'bounces' and s.status = 'suppressed')`;
