import type { EntityManager } from '@mikro-orm/postgresql';
import { refuse } from '../../infrastructure/errors/refuse.js';

/** @throws DomainError `invalid` where there is no such customer */
export async function assertRequester(em: EntityManager, id: string): Promise<void> {
  const [row] = await em.execute<object[]>(
    `select 1 from users where id = ? and role = 'customer' and deleted_at is null`,
    [id],
  );
  if (!row) refuse('requester_id', 'There is no such customer');
}
