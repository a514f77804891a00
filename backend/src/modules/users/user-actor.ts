import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor, UserStatus } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';

/** A user who acts without a session, as the sender of a mail does. */
export interface KnownUser {
  actor: UserActor;
  status: UserStatus;
}

async function findUser(em: EntityManager, column: 'email' | 'id', value: string): Promise<KnownUser | null> {
  const row = await kysely(em)
    .selectFrom('users')
    .select(['id', 'role', 'status', 'company_id as companyId', 'contact_flags as contactFlags'])
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { status, ...person } = row;
  return { actor: { kind: 'user', ...person, sessionId: null }, status };
}

/** The user with this address, in its one spelling; null where there is none. */
export const userByEmail = (em: EntityManager, email: string): Promise<KnownUser | null> =>
  findUser(em, 'email', email);

/** The user with this id; null where there is none. */
export const userById = (em: EntityManager, id: string): Promise<KnownUser | null> => findUser(em, 'id', id);
