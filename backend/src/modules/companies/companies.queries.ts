import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, ListCompanies } from '@portal/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { selectColumns } from '../../infrastructure/database/read-kit.js';
import { containing } from '../../infrastructure/database/search.js';
import type { DB } from '../../infrastructure/database/tables.js';

const columns = selectColumns([
  'companies.id',
  'companies.name',
  'companies.address',
  'companies.phone',
  'companies.website',
  'companies.billing_email',
  'companies.payment_terms_days',
  'companies.notes',
  'companies.created_at',
  'companies.updated_at',
  'companies.version',
]);

const allCompanies = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('companies')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('users')
        .whereRef('users.company_id', '=', 'companies.id')
        .where('users.deleted_at', 'is', null)
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('members'))
        .as('member_count'),
    );

/** Companies that aren't deleted, as rows of the view. */
export const selectCompanies = (em: EntityManager) => allCompanies(em).where('companies.deleted_at', 'is', null);

export type CompanyRow = InferResult<ReturnType<typeof selectCompanies>>[number];

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
