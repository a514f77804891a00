import type { EntityManager } from '@mikro-orm/postgresql';
import { CompanyView, type Actor, type ListCompanies } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { kysely, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containing } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = viewColumns('companies', CompanyView, { member_count: null });

const allCompanies = (em: EntityManager) =>
  kysely(em)
    .selectFrom('companies')
    .select(columns)
    .select(
      sql<number>`(select count(*)::int from users where company_id = companies.id and deleted_at is null)`.as(
        'member_count',
      ),
    );

/** Companies that aren't deleted, as rows of the view. */
export const selectCompanies = (em: EntityManager) => allCompanies(em).where('companies.deleted_at', 'is', null);

/** How alike two names are that are very similar, from 0 to 1 (pg_trgm). */
const VERY_SIMILAR = 0.55;

/** The same name, or a very similar one, as people compare names of companies. */
const isSimilar = (name: string): RawBuilder<boolean> => sql<boolean>`(
  company_name_key(companies.name) % company_name_key(${name})
  and similarity(company_name_key(companies.name), company_name_key(${name})) >= ${VERY_SIMILAR})`;

/** The list's filter and order. */
export function filterCompanies(
  em: EntityManager,
  actor: Actor,
  { deleted, search, similar_to: similarTo, sortBy, sortOrder }: ListCompanies,
) {
  const sorted = allCompanies(em)
    .where(listedRows(actor, 'companies', deleted))
    .orderBy(`companies.${sortBy}`, sortOrder)
    .orderBy('companies.id');
  const filtered = similarTo === undefined ? sorted : sorted.where(isSimilar(similarTo));
  if (!search) return filtered;
  const pattern = containing(search);
  const searched = ['name', 'billing_email', 'phone', 'website'] as const;
  return filtered.where((eb) => eb.or(searched.map((column) => eb(column, 'ilike', pattern))));
}

/** A company as the API answers it. */
export const toCompanyView = viewOf(CompanyView);

/** The view of a company that isn't deleted. @throws DomainError `not_found` */
export async function readCompanyView(em: EntityManager, id: string): Promise<CompanyView> {
  return toCompanyView(orNotFound(await selectCompanies(em).where('companies.id', '=', id).executeTakeFirst()));
}

/** The company that an id leads to: itself, or the last of those it was merged into. */
export async function companyAfterMerges(em: EntityManager, id: string): Promise<string> {
  const last = await kysely(em)
    .withRecursive('merged(id, merged_into_id, step)', (db) =>
      db
        .selectFrom('companies')
        .select(['id', 'merged_into_id', sql<number>`0`.as('step')])
        .where('id', '=', id)
        .unionAll(
          db
            .selectFrom('merged')
            .innerJoin('companies as next', 'next.id', 'merged.merged_into_id')
            .select(['next.id', 'next.merged_into_id', sql<number>`step + 1`.as('step')]),
        ),
    )
    .selectFrom('merged')
    .select(sql<string>`id`.as('id'))
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? id;
}
