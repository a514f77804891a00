import type { EntityManager } from '@mikro-orm/postgresql';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';

/**
 * A deal begins at most a year back, since every period from its first day on is billed at once, and at most ten ahead.
 * @throws DomainError `invalid` naming `starts_on`
 */
export async function assertStart(em: EntityManager, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const today = `(now() at time zone '${BUSINESS_ZONE}')::date`;
  const [found] = await em.execute<{ fits: boolean }[]>(
    `select ?::date between ${today} - interval '1 year' and ${today} + interval '10 years' as fits`,
    [day],
  );
  if (found?.fits) return;
  const message = 'At most a year back, and ten years ahead';
  refuse('starts_on', message);
}
