import type { EntityManager } from '@mikro-orm/postgresql';
import { promoCodeView, type Actor, type ListPromoCodes, type PromoCodeView } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { containsEveryWord } from '../../infrastructure/database/search.js';
import type { DB } from '../../infrastructure/database/tables.js';
import { inLiteral, selectColumns, pickFields } from '../../infrastructure/database/read-kit.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';

const columns = selectColumns([
  'p.id',
  'p.code',
  'p.description',
  'p.status',
  'p.discount_type',
  'p.value_hundredths',
  'p.duration',
  'p.duration_periods',
  'p.starts_at',
  'p.ends_at',
  'p.max_redemptions',
  'p.max_per_company',
  'p.minimum_cents',
  'p.deal_type',
  'p.redeemed_count',
  'p.created_at',
  'p.updated_at',
  'p.version',
  'p.deleted_at',
]);

const fromPromoCodes = (em: EntityManager) =>
  em
    .getKysely<DB>()
    .selectFrom('promo_codes as p')
    .select(columns)
    .select([
      sql<boolean>`coalesce(p.ends_at <= now(), false)`.as('expired'),
      sql<boolean>`coalesce(p.redeemed_count >= p.max_redemptions, false)`.as('exhausted'),
    ]);

/** One row of a list or a detail. */
export type PromoCodeRow = InferResult<ReturnType<typeof fromPromoCodes>>[number];

/** The codes that pass the filters; for admins, which the controller checks. */
export function listedPromoCodes(
  em: EntityManager,
  actor: Actor,
  { deleted, status, deal_type, search }: Pick<ListPromoCodes, 'deleted' | 'status' | 'deal_type' | 'search'> = {},
) {
  let rows = fromPromoCodes(em).where(listedRows(actor, 'p', deleted));
  if (status) rows = rows.where('p.status', 'in', inLiteral(status));
  if (deal_type) rows = rows.where('p.deal_type', 'in', [deal_type, 'any']);
  if (search) rows = rows.where(containsEveryWord(sql.ref('p.search_text'), search));
  return rows;
}

/** One code, deleted or not. */
export const findPromoCodeRow = (em: EntityManager, id: string): Promise<PromoCodeRow | undefined> =>
  fromPromoCodes(em).where('p.id', '=', id).executeTakeFirst();

const fields = Object.keys(promoCodeView.shape) as (keyof PromoCodeView)[];

/** A code as admins see it. */
export function toPromoCodeView(row: PromoCodeRow): PromoCodeView {
  const view: PromoCodeView = {
    ...row,
    value: dollarsOf(Number(row.value_hundredths)),
    minimum_amount: row.minimum_cents === null ? null : dollarsOf(Number(row.minimum_cents)),
    starts_at: row.starts_at && instantOf(row.starts_at),
    ends_at: row.ends_at && instantOf(row.ends_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
