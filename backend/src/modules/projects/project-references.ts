import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateProject, ProblemDetail, UpdateProject } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { missingOf, refuseAll } from '../../infrastructure/errors/refuse.js';
import { assignableAdmins, idOrNone, isOfSameAccount, liveCustomers, liveRow } from '../users/index.js';

/** Records of other domains that a project names. */
type References = Pick<UpdateProject, 'customer_id' | 'manager_id' | 'deal_id'> &
  Pick<CreateProject, 'consultation_id'>;

const sentences: Record<keyof References, string> = {
  customer_id: 'There is no such customer',
  manager_id: 'Only an admin can manage a project',
  consultation_id: 'There is no such request for a consultation',
  deal_id: 'This customer, and the company, have no such deal',
};

/**
 * Refuses references to missing records, in one statement. The customer can't be deleted until the transaction ends.
 * @param ownerId the present owner, where `customer_id` isn't sent
 * @throws DomainError `invalid` naming each field
 */
export const assertReferencesExist = async (
  em: EntityManager,
  references: References,
  ownerId: string | null = null,
): Promise<void> => refuseAll(await missingReferences(em, references, ownerId));

/** The references without a record, each with the reason. */
export async function missingReferences(
  em: EntityManager,
  references: References,
  ownerId: string | null,
): Promise<ProblemDetail[]> {
  const { customer_id, manager_id, consultation_id, deal_id } = references;
  if (!customer_id && !manager_id && !consultation_id && !deal_id) return [];
  const deal = liveRow(em, 'customer_deals', deal_id);
  const found = await kysely(em)
    .selectNoFrom([
      liveCustomers(em).where('id', '=', idOrNone(customer_id)).forKeyShare().as('customer_id'),
      assignableAdmins(em).where('id', '=', idOrNone(manager_id)).as('manager_id'),
      liveRow(em, 'consultation_requests', consultation_id).as('consultation_id'),
      deal.where(isOfSameAccount('customer_deals.customer_id', customer_id ?? ownerId)).as('deal_id'),
    ])
    .executeTakeFirst();
  return missingOf(references, found, sentences);
}
