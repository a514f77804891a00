import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type CompanyView,
  type CreateCompany,
  type Deleted,
  type ListCompanies,
  type MergeCompany,
  type Page,
  type UpdateCompany,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import { Company } from './company.entity.js';
import { filterCompanies, companyAfterMerges, readCompanyView, toCompanyView } from './companies.queries.js';

/** Client companies: the admins' business (decisions, sections 1 and 4). */
@Injectable()
export class CompaniesService {
  constructor(private readonly em: EntityManager) {}

  /** Companies by name unless sorted otherwise; `search` looks into name, billing address, phone and website. */
  async list(actor: Actor, query: ListCompanies): Promise<Page<CompanyView>> {
    authorizeRole(actor, 'company.list');
    return paginate(filterCompanies(this.em, actor, query), query, toCompanyView);
  }

  /** A company; instead of a merged one, that into which it was merged. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<CompanyView> {
    authorizeRole(actor, 'company.read');
    return readCompanyView(this.em, await companyAfterMerges(this.em, id));
  }

  /** A new company without people. */
  create(actor: Actor, input: CreateCompany): Promise<CompanyView> {
    return this.em.transactional(async (em) => {
      const id = this.createWithin(em, actor, input);
      await em.flush();
      return readCompanyView(em, id);
    });
  }

  /** The same within the caller's transaction, written with its next flush; answers the id. */
  createWithin(em: EntityManager, actor: Actor, input: CreateCompany): string {
    authorizeRole(actor, 'company.create');
    const company = Company.create(input);
    em.persist(company);
    return company.id;
  }

  /** Changes only the fields that the input carries. @throws DomainError `not_found`, `stale_version` */
  update(actor: Actor, id: string, input: UpdateCompany): Promise<CompanyView> {
    return this.em.transactional(async (em) => {
      await this.updateWithin(em, actor, id, input);
      return readCompanyView(em, id);
    });
  }

  /** The same within the caller's transaction. @throws DomainError as `update` */
  async updateWithin(em: EntityManager, actor: Actor, id: string, input: UpdateCompany): Promise<void> {
    const company = await lockForUpdate(em, Company, { id, deletedAt: null }, input, () => readCompanyView(em, id));
    authorize(actor, 'company.update', company);
    company.change(input);
    await em.flush();
  }

  /**
   * Deletes a company without users. Deleted users count too, because their billing records stay the company's
   * (decisions 4.71).
   * @throws DomainError `not_found`; `company.has_members`, `company.has_deleted_members`
   */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const company = await lockForUpdate(em, Company, { id, deletedAt: null });
      authorize(actor, 'company.delete', company);
      const { name } = company;
      const { count, deleted } = await countMembers(em, id);
      if (count > 0) throw new DomainError('company.has_members', { name, count });
      if (deleted > 0) throw new DomainError('company.has_deleted_members', { name });
      company.remove();
      return { id };
    });
  }

  /** Brings a deleted or merged company back, for 30 days. @throws DomainError `not_found` when there is no deleted one */
  restore(actor: Actor, id: string): Promise<CompanyView> {
    return this.em.transactional(async (em) => {
      const company = await lockForUpdate(em, Company, { id, deletedAt: { $ne: null } });
      authorize(actor, 'company.restore', company);
      company.restore();
      await em.flush();
      return readCompanyView(em, id);
    });
  }

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

  /** For profiles: a typed name makes a new company, never joins one (decisions, section 1). Written at once: rows refer to it. */
  async createNamed(em: EntityManager, name: string): Promise<Company> {
    const company = Company.create({ name });
    await em.persist(company).flush();
    return company;
  }

  /**
   * Renames a customer's company when no other user belongs to it.
   * @throws DomainError `company.not_sole_member`
   */
  async renameAsSoleMember(em: EntityManager, id: string, name: string): Promise<void> {
    const company = await lockForUpdate(em, Company, { id, deletedAt: null });
    if (company.name === name) return;
    if ((await countMembers(em, id)).count > 1) throw new DomainError('company.not_sole_member');
    company.change({ name });
  }

  /** For profiles: whether there is such a company to move to; it can't go until the transaction ends. */
  async exists(em: EntityManager, id: string): Promise<boolean> {
    const live = kysely(em).selectFrom('companies').select('id').where('id', '=', id).where('deleted_at', 'is', null);
    return (await live.forShare().executeTakeFirst()) !== undefined;
  }
}

/** How many people belong to a company, and how many did who are deleted. */
const countMembers = (em: EntityManager, id: string): Promise<{ count: number; deleted: number }> =>
  kysely(em)
    .selectFrom('users')
    .select(sql<number>`count(*) filter (where deleted_at is null)::int`.as('count'))
    .select(sql<number>`count(*) filter (where deleted_at is not null)::int`.as('deleted'))
    .where('company_id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Moves all users by one statement and records an event for each one that isn't deleted. Deleted users move too: their
 * billing records belong to the company.
 */
async function moveMembers(em: EntityManager, from: Company, into: Company): Promise<number> {
  const moved = await em.execute<{ id: string; is_deleted: boolean }[]>(
    `update users set company_id = ?, is_confirmed = true, version = version + 1, updated_at = now()
     where company_id = ? returning id, deleted_at is not null as is_deleted`,
    [into.id, from.id],
  );
  const members = moved.filter(({ is_deleted }) => !is_deleted);
  for (const { id } of members)
    recordEvent(em, 'user.updated', id, { changes: { company_id: { from: from.id, to: into.id } } });
  return members.length;
}
