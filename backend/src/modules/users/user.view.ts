import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { selectUsers, type UserRow } from './users.queries.js';

/** A profile as the API answers it. */
export const toUserView = (row: UserRow): UserView => ({
  ...row,
  last_seen_at: row.last_seen_at === null ? null : instantOf(row.last_seen_at),
  erased_at: row.erased_at === null ? null : instantOf(row.erased_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** One profile as it is now. @throws DomainError `not_found` */
export async function readUserView(em: EntityManager, id: string): Promise<UserView> {
  return toUserView(orNotFound(await selectUsers(em).where('u.id', '=', id).executeTakeFirst()));
}
