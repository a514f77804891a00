import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactFlag, Role, UserActor, UserStatus } from '@portal/contracts';

/** A user who acts without a session, as the sender of a mail does. */
export interface KnownUser {
  actor: UserActor;
  status: UserStatus;
}

interface UserRow {
  id: string;
  role: Role;
  status: UserStatus;
  company_id: string | null;
  contact_flags: ContactFlag[];
}

const SELECT = 'select id, role, status, company_id, contact_flags from users where deleted_at is null and';

const toKnownUser = (row: UserRow | undefined): KnownUser | null =>
  row
    ? {
        actor: {
          kind: 'user',
          id: row.id,
          role: row.role,
          companyId: row.company_id,
          contactFlags: row.contact_flags,
          sessionId: null,
        },
        status: row.status,
      }
    : null;

/** The user with this address, in its one spelling; null where there is none. */
export async function userByEmail(em: EntityManager, email: string): Promise<KnownUser | null> {
  const [row] = await em.execute<UserRow[]>(`${SELECT} email = ?`, [email]);
  return toKnownUser(row);
}

/** The user with this id; null where there is none. */
export async function userById(em: EntityManager, id: string): Promise<KnownUser | null> {
  const [row] = await em.execute<UserRow[]>(`${SELECT} id = ?`, [id]);
  return toKnownUser(row);
}
