import type { EntityManager } from '@mikro-orm/postgresql';
import { assertFound } from '../../infrastructure/database/named-values.js';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { firstValue } from '../../infrastructure/database/read-kit.js';

/**
 * Refuses references to missing records, in one statement. The customer can't be deleted until the transaction ends.
 * @throws DomainError `invalid` naming each field
 */
export const assertReferences = (
  em: EntityManager,
  sent: { customer_id: string; consultation_id?: string | null | undefined; project_id?: string | undefined },
): Promise<void> =>
  assertFound(em, sent, {
    customer_id: [
      `select true from users where id = :customer_id and role = 'customer' and deleted_at is null for key share`,
      'There is no such customer',
    ],
    consultation_id: [
      'select true from consultation_requests where id = :consultation_id and deleted_at is null',
      'There is no such request for a consultation',
    ],
    project_id: [
      `select true from projects as p
       join users as owner on owner.id = p.customer_id join users as payer on payer.id = :customer_id
       where p.id = :project_id and p.deleted_at is null and (owner.id = payer.id or owner.company_id = payer.company_id)
         and not exists (select 1 from customer_deals as d where d.id = p.deal_id and d.deleted_at is null)`,
      'This customer, and the company, have no such project without a deal',
    ],
  });

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
