import type { EntityManager } from '@mikro-orm/postgresql';
import { UserView, type Actor, type ListUsers } from '@portal/contracts';
import type { InferResult } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { inLiteral, kysely, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containing } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = viewColumns('u', UserView, { company_name: 'c.name' });

const allUsers = (em: EntityManager) =>
  kysely(em).selectFrom('users as u').leftJoin('companies as c', 'c.id', 'u.company_id').select(columns);

/** Profiles that aren't deleted, with the names of their companies. */
export const selectUsers = (em: EntityManager) => allUsers(em).where('u.deleted_at', 'is', null);

export type UserRow = InferResult<ReturnType<typeof selectUsers>>[number];

/** The list's filters and order; `search` looks into names, address and company. */
export function filterUsers(
  em: EntityManager,
  actor: Actor,
  { deleted, role, status, company_id, search, sortBy, sortOrder }: ListUsers,
) {
  let query = allUsers(em).where(listedRows(actor, 'u', deleted));
  if (role) query = query.where('u.role', '=', role);
  if (status) query = query.where('u.status', 'in', inLiteral(status));
  if (company_id) query = query.where('u.company_id', '=', company_id);
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = containing(word);
    query = query.where((eb) =>
      eb.or([
        eb('u.email', 'ilike', pattern),
        eb('u.first_name', 'ilike', pattern),
        eb('u.last_name', 'ilike', pattern),
        eb('c.name', 'ilike', pattern),
      ]),
    );
  }
  const column = sortBy === 'company_name' ? ('c.name' as const) : (`u.${sortBy}` as const);
  return query
    .orderBy(column, (order) => (sortOrder === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast()))
    .orderBy('u.id');
}

/** A profile as the API answers it. */
export const toUserView: (row: UserRow) => UserView = viewOf(UserView);

/** One profile as it is now. @throws DomainError `not_found` */
export async function readUserView(em: EntityManager, id: string): Promise<UserView> {
  return toUserView(orNotFound(await selectUsers(em).where('u.id', '=', id).executeTakeFirst()));
}
