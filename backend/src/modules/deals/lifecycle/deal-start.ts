import type { EntityManager } from '@mikro-orm/postgresql';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { firstValue } from '../../../infrastructure/database/read-kit.js';

/**
 * A deal begins at most a year back, since every period from its first day on is billed at once, and at most ten ahead.
 * @throws DomainError `invalid` naming `starts_on`
 */
export async function assertStart(em: EntityManager, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const today = `(now() at time zone '${BUSINESS_ZONE}')::date`;
  const statement = `select ?::date between ${today} - interval '1 year' and ${today} + interval '10 years'`;
  if (!(await firstValue(em, statement, [day]))) refuse('starts_on', 'At most a year back, and ten years ahead');
}
