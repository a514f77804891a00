import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { today } from '../../infrastructure/database/time/business-time.js';
import { missingOf, refuse, refuseAll } from '../../infrastructure/errors/refuse.js';
import { isOfSameAccount, liveCustomers, liveRow } from '../users/index.js';

const sentences = {
  customer_id: 'There is no such customer',
  consultation_id: 'There is no such request for a consultation',
  project_id: 'This customer, and the company, have no such project without a deal',
};

/**
 * Refuses references to missing records, in one statement. The customer can't be deleted until the transaction ends.
 * @throws DomainError `invalid` naming each field
 */
export async function assertReferences(
  em: EntityManager,
  sent: { customer_id: string; consultation_id?: string | null | undefined; project_id?: string | undefined },
): Promise<void> {
  const project = liveRow(em, 'projects', sent.project_id)
    .where(isOfSameAccount('projects.customer_id', sent.customer_id))
    .where((eb) => {
      const live = eb.selectFrom('customer_deals').select('id').where('deleted_at', 'is', null);
      return eb.not(eb.exists(live.whereRef('customer_deals.id', '=', 'projects.deal_id')));
    });
  const found = await kysely(em)
    .selectNoFrom([
      liveCustomers(em).where('id', '=', sent.customer_id).forKeyShare().as('customer_id'),
      liveRow(em, 'consultation_requests', sent.consultation_id).as('consultation_id'),
      project.as('project_id'),
    ])
    .executeTakeFirst();
  refuseAll(missingOf(sent, found, sentences));
}

/**
 * A deal begins at most a year back, since every period from its first day on is billed at once, and at most ten ahead.
 * @throws DomainError `invalid` naming `starts_on`
 */
export async function assertStart(em: EntityManager, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const isInRange = sql<boolean>`${day}::date between ${today} - interval '1 year' and ${today} + interval '10 years'`;
  const { is_in_range } = await kysely(em).selectNoFrom(isInRange.as('is_in_range')).executeTakeFirstOrThrow();
  if (!is_in_range) refuse('starts_on', 'At most a year back, and ten years ahead');
}
