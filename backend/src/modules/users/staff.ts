import type { EntityManager } from '@mikro-orm/postgresql';
import type { IsStaff } from '@portal/contracts';
import { anyOf, kysely } from '../../infrastructure/database/read-kit.js';

/** The customers among these people, as their roles are now. */
export const customersAmong = (em: EntityManager, ids: readonly string[]): Promise<{ id: string }[]> =>
  kysely(em).selectFrom('users').select('id').where('role', '=', 'customer').where('id', '=', anyOf(ids)).execute();

/** Which of these users are admins by their current role; null and the system count as admins. */
export async function staffAmong(em: EntityManager, ids: readonly (string | null)[]): Promise<IsStaff> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return () => true;
  const customers = await customersAmong(em, known);
  const isCustomer = new Set(customers.map(({ id }) => id));
  return (id) => id === null || !isCustomer.has(id);
}
