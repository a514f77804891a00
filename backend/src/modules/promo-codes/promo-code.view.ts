import { promoCodeView, type PromoCodeView } from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { dollarsOf } from '../../infrastructure/database/money.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { PromoCodeRow } from './promo-codes.queries.js';

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
