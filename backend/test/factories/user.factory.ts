import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { buildUser } from '../../src/demo/builders/user.js';
import type { User } from '../../src/modules/users/index.js';
import { factoryOf } from './factory-of.js';

type Given = Partial<Parameters<typeof buildUser>[0]>;

/** A customer with an earlier sign-in. */
export const aUser = factoryOf('user', (given: Given = {}) =>
  buildUser({ email: `${randomUUID().slice(0, 8)}@people.test`, first_name: 'Pat', ...given }),
);

/** An active admin; leaves no events. */
export const anAdmin =
  (given: Omit<Given, 'role'> = {}) =>
  (em: EntityManager): { admin: User } => ({ admin: aUser({ first_name: 'Avery', ...given, role: 'admin' })(em).user });
