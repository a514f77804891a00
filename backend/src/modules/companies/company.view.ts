import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompanyView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { type CompanyRow, selectCompanies } from './companies.queries.js';

/** A company as the API answers it. */
export const toCompanyView = (row: CompanyRow): CompanyView => ({
  ...row,
  member_count: row.member_count ?? 0,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** The view of a company that isn't deleted. @throws DomainError `not_found` */
export async function readCompanyView(em: EntityManager, id: string): Promise<CompanyView> {
  return toCompanyView(orNotFound(await selectCompanies(em).where('companies.id', '=', id).executeTakeFirst()));
}

/** The company that an id leads to: itself, or the last of those it was merged into. */
export async function companyAfterMerges(em: EntityManager, id: string): Promise<string> {
  const [last] = await em.execute<{ id: string }[]>(
    `with recursive merged as (
       select id, merged_into_id, 0 as step from companies where id = ?
       union all select next.id, next.merged_into_id, step + 1 from merged join companies as next on next.id = merged.merged_into_id
     )
     select id from merged order by step desc limit 1`,
    [id],
  );
  return last?.id ?? id;
}
