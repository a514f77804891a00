import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateProject, ProblemDetail, UpdateProject } from '@portal/contracts';
import { missingOf, refuseAll } from '../../infrastructure/errors/refuse.js';

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
  const [found] = await em.execute<Record<keyof References, boolean | null>[]>(
    `select
      (select true from users where id = ? and role = 'customer' and deleted_at is null for key share) as customer_id,
      exists (select 1 from users where id = ? and role = 'admin' and status <> 'suspended' and deleted_at is null)
        as manager_id,
      exists (select 1 from consultation_requests where id = ? and deleted_at is null) as consultation_id,
      exists (select 1 from customer_deals as d
              join users as payer on payer.id = d.customer_id join users as owner on owner.id = ?
              where d.id = ? and d.deleted_at is null and (payer.id = owner.id or payer.company_id = owner.company_id))
        as deal_id`,
    [customer_id ?? null, manager_id ?? null, consultation_id ?? null, customer_id ?? ownerId, deal_id ?? null],
  );
  return missingOf(references, found, sentences);
}
