import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactFlag, Role, UserStatus } from '@portal/contracts';
import { User } from '../../src/modules/users/index.js';

interface Given {
  email?: string;
  first_name?: string;
  role?: Role;
  status?: UserStatus;
  company_id?: string | null;
  time_zone?: string;
  contact_flags?: ContactFlag[];
}

/** A customer with an earlier sign-in; leaves no events. */
export const aUser =
  ({ status = 'active', email = `${randomUUID().slice(0, 8)}@people.test`, ...profile }: Given = {}) =>
  (em: EntityManager): { user: User } => {
    const user = User.invite({ email, first_name: 'Pat', ...profile }, 'seed');
    if (status !== 'invited') user.signIn();
    if (status === 'suspended') user.moveTo('suspended');
    user.takeRecordedEvents();
    em.persist(user);
    return { user };
  };

/** An active admin; leaves no events. */
export const anAdmin =
  (given: Omit<Given, 'role'> = {}) =>
  (em: EntityManager): { admin: User } => ({ admin: aUser({ first_name: 'Avery', ...given, role: 'admin' })(em).user });
