import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor, UserStatus } from '@portal/contracts';

/** A user who acts without a session, as the sender of a mail does. */
export interface KnownUser {
  actor: UserActor;
  status: UserStatus;
}

type UserRow = Omit<UserActor, 'kind' | 'sessionId'> & Pick<KnownUser, 'status'>;

async function findUser(em: EntityManager, condition: string, value: string): Promise<KnownUser | null> {
  const [row] = await em.execute<UserRow[]>(
    `select id, role, status, company_id as "companyId", contact_flags as "contactFlags"
     from users where deleted_at is null and ${condition}`,
    [value],
  );
  if (!row) return null;
  const { status, ...person } = row;
  return { actor: { kind: 'user', ...person, sessionId: null }, status };
}

/** The user with this address, in its one spelling; null where there is none. */
export const userByEmail = (em: EntityManager, email: string): Promise<KnownUser | null> =>
  findUser(em, 'email = ?', email);

/** The user with this id; null where there is none. */
export const userById = (em: EntityManager, id: string): Promise<KnownUser | null> => findUser(em, 'id = ?', id);
