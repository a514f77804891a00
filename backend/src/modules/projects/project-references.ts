import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ProblemDetail } from '@portal/contracts';

/** Records of other domains that a project names. */
interface References {
  customer_id?: string | undefined;
  manager_id?: string | null | undefined;
  consultation_id?: string | null | undefined;
  deal_id?: string | null | undefined;
}

type Found = Record<keyof References, boolean | null>;

const sentences: Record<keyof References, string> = {
  customer_id: 'There is no such customer',
  manager_id: 'Only an admin can manage a project',
  consultation_id: 'There is no such request for a consultation',
  deal_id: 'This customer, and the company, have no such deal',
};

/** Checks the records that a project refers to. */
@Injectable()
export class ProjectReferences {
  /**
   * Refuses references to missing records, in one statement. The customer can't be deleted until the transaction ends.
   * @param ownerId the present owner, where `customer_id` isn't sent
   * @throws DomainError `invalid` naming each field
   */
  async assertExist(em: EntityManager, references: References, ownerId: string | null = null): Promise<void> {
    const details = await this.missing(em, references, ownerId);
    if (details.length > 0) throw new DomainError('invalid', {}, { details });
  }

  /** The references without a record, each with the reason. */
  async missing(em: EntityManager, references: References, ownerId: string | null = null): Promise<ProblemDetail[]> {
    const { customer_id, manager_id, consultation_id, deal_id } = references;
    const sent = { customer_id, manager_id, consultation_id, deal_id };
    if (Object.values(sent).every((id) => !id)) return [];
    const [found] = await em.execute<Found[]>(
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
    return (Object.keys(sent) as (keyof References)[])
      .filter((path) => sent[path] && !found?.[path])
      .map((path) => ({ path, message: sentences[path] }));
  }
}
