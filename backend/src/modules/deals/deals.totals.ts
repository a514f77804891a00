import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, DealTotals } from '@portal/contracts';
import { sql } from 'kysely';
import { inDollars, sumOf } from '../../infrastructure/database/money.js';
import { activeMonthlyWorth, monthlyWorth, visibleDeals, type DealFilters } from './deals.queries.js';

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
