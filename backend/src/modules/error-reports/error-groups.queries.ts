import type { EntityManager } from '@mikro-orm/postgresql';
import { ErrorGroupView, errorSeverities, type ListErrorGroups } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder, inLiteral, kysely, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = viewColumns('g', ErrorGroupView, { users: null });

/** How many different users the reporters of a group claimed to be. */
const users = sql<number>`(
  select count(distinct r.claimed_user_id)::int from error_reports as r where r.group_ids @> array[g.id])`;

/** Severities sort by how grave they are, not by the alphabet. */
export const order = { severity: enumOrder(errorSeverities, 'g.severity') };

/** Every group that passes the filters. */
export function errorGroups(em: EntityManager, filters: Pick<ListErrorGroups, 'status' | 'severity' | 'search'> = {}) {
  let query = kysely(em)
    .selectFrom('error_groups as g')
    .select(columns)
    .select(users.as('users'))
    .where('g.deleted_at', 'is', null);
  if (filters.status) query = query.where('g.status', 'in', inLiteral(filters.status));
  if (filters.severity) query = query.where('g.severity', 'in', filters.severity);
  return filters.search ? query.where(containsEveryWord(sql.ref('g.search_text'), filters.search)) : query;
}

/** A group as admins see it. */
export const toErrorGroupView = viewOf(ErrorGroupView);
