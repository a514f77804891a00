import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, CompanyView, ListCompanies } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import { listedRows } from '../../infrastructure/database/listed-rows.js';

type Instant = Date | string;

interface Tables {
  companies: Omit<CompanyView, 'member_count' | 'created_at' | 'updated_at'> & {
    created_at: Instant;
    updated_at: Instant;
    deleted_at: Instant | null;
  };
  users: { id: string; company_id: string | null; deleted_at: Instant | null };
}

const columns = [
  'name',
  'address',
  'phone',
  'billing_email',
  'payment_terms_days',
  'notes',
  'created_at',
  'updated_at',
  'version',
] as const;

const allCompanies = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom('companies')
    .select(['companies.id', ...columns])
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

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['execute']>>[number];

/** The list's filter and order. */
export function filterCompanies(
  em: EntityManager,
  actor: Actor,
  { deleted, search, sortBy, sortOrder }: ListCompanies,
) {
  const sorted = allCompanies(em)
    .where(listedRows(actor, 'companies', deleted))
    .orderBy(`companies.${sortBy}`, sortOrder)
    .orderBy('companies.id');
  if (!search) return sorted;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sorted.where((eb) =>
    eb.or([eb('name', 'ilike', pattern), eb('billing_email', 'ilike', pattern), eb('phone', 'ilike', pattern)]),
  );
}

export const toCompanyView = (row: CompanyRow): CompanyView => ({
  ...row,
  member_count: row.member_count ?? 0,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
