import type { EntityManager } from '@mikro-orm/postgresql';
import { PromoCodeView, type Actor, type ListPromoCodes } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { inLiteral, kysely, selectColumns, viewColumns } from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { viewOf } from '../../infrastructure/database/views.js';

const columns = [
  ...viewColumns('p', PromoCodeView, { value: null, minimum_amount: null, expired: null, exhausted: null }),
  ...selectColumns(['p.value_hundredths', 'p.minimum_cents', 'p.deleted_at']),
] as const;

const fromPromoCodes = (em: EntityManager) =>
  kysely(em)
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

const shown = viewOf(PromoCodeView);

/** A code as admins see it. */
export const toPromoCodeView = (row: PromoCodeRow): PromoCodeView =>
  shown({
    ...row,
    value: dollarsOf(row.value_hundredths),
    minimum_amount: dollarsOf(row.minimum_cents),
  });
