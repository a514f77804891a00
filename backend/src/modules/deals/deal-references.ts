import type { EntityManager } from '@mikro-orm/postgresql';
import { missingOf, refuseAll } from '../../infrastructure/errors/refuse.js';

interface References {
  customer_id: string;
  consultation_id?: string | null | undefined;
  project_id?: string | undefined;
}

type Found = Record<keyof References, boolean | null>;

const sentences: Record<keyof References, string> = {
  customer_id: 'There is no such customer',
  consultation_id: 'There is no such request for a consultation',
  project_id: 'This customer, and the company, have no such project without a deal',
};

/**
 * Refuses references to missing records, in one statement. The customer can't be deleted until the transaction ends.
 * @throws DomainError `invalid` naming each field
 */
export async function assertReferences(em: EntityManager, references: References): Promise<void> {
  const { customer_id, consultation_id, project_id } = references;
  const [found] = await em.execute<Found[]>(
    `select
      (select true from users where id = ? and role = 'customer' and deleted_at is null for key share) as customer_id,
      exists (select 1 from consultation_requests where id = ? and deleted_at is null) as consultation_id,
      exists (select 1 from projects as p
              join users as owner on owner.id = p.customer_id join users as payer on payer.id = ?
              where p.id = ? and p.deleted_at is null and (owner.id = payer.id or owner.company_id = payer.company_id)
                and not exists (select 1 from customer_deals as d where d.id = p.deal_id and d.deleted_at is null))
        as project_id`,
    [customer_id, consultation_id ?? null, customer_id, project_id ?? null],
  );
  refuseAll(missingOf(references, found, sentences));
}
