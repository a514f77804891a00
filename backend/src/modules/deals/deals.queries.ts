import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DealView,
  hasAdminRights,
  type Actor,
  type DealTotals,
  type ListDeals,
  endedDealStatuses,
} from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { inDollars, sumOf } from '../../infrastructure/database/money.js';
import { inLiteral, kysely, personName, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { startOfDay } from '../../infrastructure/database/time/business-time.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { moneyVisibleTo } from '../companies/index.js';

/** What narrows a list; the dashboard counts by the same filters, so that card and list agree. */
export type DealFilters = Partial<Omit<ListDeals, 'page' | 'limit' | 'sortBy' | 'sortOrder' | 'groupBy'>>;

const columns = [
  ...viewColumns('d', DealView, {
    customer_name: null,
    customer_email: 'c.email',
    company_id: 'c.company_id',
    company_name: 'company.name',
    amount: 'cents',
    monthly_amount: null,
    setup_fee: 'cents',
    promo_code: 'r.code',
    discount_terms: null,
    discount: null,
    monthly_discount: null,
    terms_hash: null,
    project_id: null,
  }),
  ...selectColumns([
    'd.monthly_cents',
    'd.offered_at',
    'd.accepted_hash',
    'd.deleted_at',
    'r.discount_type',
    'r.value_hundredths',
    'r.duration',
    'r.duration_periods',
  ]),
] as const;

const fromDeals = (em: EntityManager) =>
  kysely(em)
    .selectFrom('customer_deals as d')
    .innerJoin('users as c', 'c.id', 'd.customer_id')
    .leftJoin('companies as company', 'company.id', 'c.company_id')
    .leftJoin('promo_redemptions as r', 'r.deal_id', 'd.id');

type Deals = ReturnType<typeof fromDeals>;

const discount = sql<string>`case when is_discount_in_force(r)
  then discount_cents(r.discount_type, r.value_hundredths, d.amount_cents) else 0 end`;

/** What the code takes off a month of deal `d`, while it does; `r` is its redemption (decisions, section 5). */
export const monthlyDiscount: RawBuilder<string> = sql<string>`monthly_discount_cents(d, r)`;

/** What deal `d` is worth a month; nothing where it is paid once. */
export const monthlyWorth: RawBuilder<string> = sql<string>`(d.monthly_cents - ${monthlyDiscount})`;

/** The same while it is active: what it adds to totalMRR. */
export const activeMonthlyWorth: RawBuilder<string> = sql<string>`case when d.current_status = 'active' then ${monthlyWorth} else 0 end`;

/**
 * Whether the actor sees deal `d`: admins all, customers those sent to them or their company. The same condition as
 * `deal.read` of the policy; a test compares the two. Queries of records that belong to a deal use it.
 */
export function seesDeal(actor: Actor): RawBuilder<boolean> {
  const money = moneyVisibleTo(actor, 'customer_deals', 'd');
  return hasAdminRights(actor) ? money : sql<boolean>`(${money} and d.offered_at is not null)`;
}

/** When deal `d`, once accepted, was cancelled or completed; null while it goes on. */
export const endedAt: RawBuilder<Date | null> = sql<Date | null>`case
  when d.accepted_at is not null and d.current_status in ${inLiteral(endedDealStatuses)} then (
    select max(e.occurred_at) from domain_events as e
    where e.entity_id = d.id and e.name = 'deal.status_changed' and e.payload ->> 'to' = d.current_status) end`;

/** The visible deals that pass the filters, without columns: to be selected from, counted or sorted. */
export function visibleDeals(em: EntityManager, actor: Actor, filters: DealFilters = {}): Deals {
  let query = fromDeals(em)
    .where(listedRows(actor, 'd', filters.deleted))
    .where(seesDeal(actor));
  if (filters.customer_id) query = query.where('d.customer_id', '=', filters.customer_id);
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.consultation_id) query = query.where('d.consultation_id', '=', filters.consultation_id);
  if (filters.current_status) query = query.where('d.current_status', 'in', inLiteral(filters.current_status));
  if (filters.deal_type) query = query.where('d.deal_type', 'in', filters.deal_type);
  if (filters.interval) query = query.where('d.interval', 'in', filters.interval);
  if (filters.accepted_from) query = query.where(sql`d.accepted_at`, '>=', startOfDay(filters.accepted_from));
  if (filters.accepted_to) query = query.where(sql`d.accepted_at`, '<', startOfDay(filters.accepted_to, 1));
  if (filters.ended_from) query = query.where(endedAt, '>=', startOfDay(filters.ended_from));
  if (filters.ended_to) query = query.where(endedAt, '<', startOfDay(filters.ended_to, 1));
  if (filters.promo_code) {
    if (!hasAdminRights(actor)) refuse('promo_code', 'Only we can see who used a code');
    query = query.where('r.code', '=', filters.promo_code);
  }
  if (filters.search) query = query.where(containsEveryWord(sql.ref('d.search_text'), filters.search));
  return query;
}

/** The project that the deal pays for, by the project's `deal_id`; the oldest where there are several. */
const projectOf = sql<string | null>`(
  select id from projects where deal_id = d.id and deleted_at is null order by id limit 1
)`;

const withColumns = (query: Deals) =>
  query
    .select(columns)
    .select([
      personName('c').as('customer_name'),
      projectOf.as('project_id'),
      discount.as('discount_cents'),
      monthlyDiscount.as('monthly_discount_cents'),
    ]);

/** One row of a list or a detail; internal columns included, so it never leaves without a view. */
export type DealRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visibleDealRows = (em: EntityManager, actor: Actor, filters: DealFilters = {}) =>
  withColumns(visibleDeals(em, actor, filters));

/** One deal, deleted or not, without a permission check. */
export const findDealRow = (em: EntityManager, id: string): Promise<DealRow | undefined> =>
  withColumns(fromDeals(em)).where('d.id', '=', id).executeTakeFirst();

/** The sums over the deals that the list would show with these filters; US dollars. */
export async function dealTotals(em: EntityManager, actor: Actor, filters: DealFilters): Promise<DealTotals> {
  const sums = await visibleDeals(em, actor, filters)
    .select([
      sumOf('d.amount_cents').as('amount'),
      sql<string>`coalesce(sum(${monthlyWorth}), 0)`.as('monthly_amount'),
      sql<string>`coalesce(sum(${activeMonthlyWorth}), 0)`.as('active_monthly_amount'),
    ])
    .executeTakeFirstOrThrow();
  return inDollars(sums);
}
