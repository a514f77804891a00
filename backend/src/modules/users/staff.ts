import type { EntityManager } from '@mikro-orm/postgresql';
import type { IsStaff } from '@portal/contracts';

/** Whether these people are ours, as their roles are now; nobody, and the product itself, count as ours. */
export async function staffAmong(em: EntityManager, ids: readonly (string | null)[]): Promise<IsStaff> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return () => true;
  const customers = await em.execute<{ id: string }[]>(
    `select id from users where id = any(?::uuid[]) and role = 'customer'`,
    [`{${known.join(',')}}`],
  );
  const isCustomer = new Set(customers.map(({ id }) => id));
  return (id) => id === null || !isCustomer.has(id);
}
