import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListMrrMovements } from '@portal/contracts';
import { type InferResult, sql } from 'kysely';
import { startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { inLiteral, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/search.js';
import type { DB } from '../../../infrastructure/database/tables.js';

/** What narrows the list of movements; the figures of a period open it with the same filters. */
export type MrrFilters = Partial<Omit<ListMrrMovements, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

/** The movements that pass the filters, without columns: to be selected from, counted or summed. */
export function mrrMovements(em: EntityManager, filters: MrrFilters) {
  let query = em
    .getKysely<DB>()
    .selectFrom('mrr_movements as m')
    .innerJoin('customer_deals as d', 'd.id', 'm.deal_id')
    .innerJoin('users as c', 'c.id', 'm.customer_id')
    .leftJoin('companies as company', 'company.id', 'c.company_id');
  if (filters.kind) query = query.where('m.kind', 'in', inLiteral(filters.kind));
  if (filters.customer_id) query = query.where('m.customer_id', '=', filters.customer_id);
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.deal_id) query = query.where('m.deal_id', '=', filters.deal_id);
  if (filters.moved_from) query = query.where(sql`m.at`, '>=', startOfDay(filters.moved_from));
  if (filters.moved_to) query = query.where(sql`m.at`, '<', startOfDay(filters.moved_to, 1));
  if (filters.search) query = query.where(containsEveryWord(sql.ref('d.search_text'), filters.search));
  return query;
}

/** The same with the columns of a row. */
export const mrrMovementRows = (em: EntityManager, filters: MrrFilters) =>
  mrrMovements(em, filters).select([
    'm.id',
    'm.at',
    'm.kind',
    'm.deal_id',
    'd.number as deal_number',
    'd.title as deal_title',
    'm.customer_id',
    personNameOrEmail('c').as('customer_name'),
    'company.name as company_name',
    'm.before_cents',
    'm.after_cents',
    'm.change_cents',
  ]);

export type MrrMovementRow = InferResult<ReturnType<typeof mrrMovementRows>>[number];
