import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Actor, type CompanyView, DomainError, type MergeCompany } from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import { Company } from './company.entity.js';
import { readCompanyView } from './companies.queries.js';

/** Merges companies (decisions, section 4). */
@Injectable()
export class CompanyMergeService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Moves all users of this company to another and deletes this one; answers the other.
   * @throws DomainError `not_found`; `company.same`
   */
  merge(actor: Actor, id: string, { into_id }: MergeCompany): Promise<CompanyView> {
    if (id === into_id) throw new DomainError('company.same');
    return this.em.transactional(async (em) => {
      const [first, second] = [id, into_id].sort() as [string, string]; // always locked in the same order: no deadlock
      const companies = [
        await lockForUpdate(em, Company, { id: first, deletedAt: null }),
        await lockForUpdate(em, Company, { id: second, deletedAt: null }),
      ];
      const from = companies.find((company) => company.id === id);
      const into = companies.find((company) => company.id === into_id);
      if (!from || !into) throw new DomainError('not_found');
      authorize(actor, 'company.merge', from);
      from.mergeInto(into, await moveMembers(em, from, into));
      await em.flush();
      return readCompanyView(em, into.id);
    });
  }
}

/**
 * Moves all users by one statement and records an event for each one that isn't deleted. Deleted users move too: their
 * billing records belong to the company.
 */
async function moveMembers(em: EntityManager, from: Company, into: Company): Promise<number> {
  const moved = await em.execute<{ id: string; is_deleted: boolean }[]>(
    `update users set company_id = ?, version = version + 1, updated_at = now()
     where company_id = ? returning id, deleted_at is not null as is_deleted`,
    [into.id, from.id],
  );
  const members = moved.filter(({ is_deleted }) => !is_deleted);
  for (const { id } of members)
    recordEvent(em, 'user.updated', id, { changes: { company_id: { from: from.id, to: into.id } } });
  return members.length;
}
