import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, PROMO_CODE_FORMAT, type DealType } from '@portal/contracts';
import type { Selectable } from 'kysely';
import type { PromoCodes } from '../../infrastructure/database/tables.js';
import type { DiscountTerms } from './discount.js';

/** What a code is used for; what is missing isn't checked. */
export interface PromoUse {
  dealId?: string | undefined;
  customerId?: string | undefined;
  dealType?: DealType | undefined;
  amountCents?: number | undefined;
}

/** A code that is good, with what it takes off. */
export interface ValidPromo extends DiscountTerms {
  code: string;
  description: string;
}

/** The terms of a code, as a row of `promo_codes` and one of `promo_redemptions` hold them. */
type StoredTerms = Pick<
  Selectable<PromoCodes>,
  'discount_type' | 'value_hundredths' | 'duration' | 'duration_periods' | 'minimum_cents'
>;

interface FoundCode extends Selectable<PromoCodes> {
  not_started: boolean;
  expired: boolean;
  uses: number;
}

/** The uses of a code by the customer's company, or by the customer alone where there is none; another deal's only. */
export const USES_OF_COMPANY = `(
  select count(*)::int from promo_redemptions as r join users as u on u.id = r.customer_id
  where r.promo_code_id = p.id and r.deal_id is distinct from ?::uuid
    and (r.customer_id = ?::uuid or u.company_id = (select company_id from users where id = ?::uuid)))`;

/** The terms of a row. */
export const termsOf = (row: StoredTerms): DiscountTerms => ({
  discountType: row.discount_type,
  valueHundredths: Number(row.value_hundredths),
  duration: row.duration,
  durationPeriods: row.duration_periods,
});

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Whether a code is good for this use. A deal's own redemption of it doesn't count against it.
 * @throws DomainError the first of `promo_code.invalid_format`, `not_found`, `not_started`, `expired`,
 *   `not_applicable`, `below_minimum`, `already_used`, `exhausted`
 */
export async function validatePromoCode(em: EntityManager, code: string, use: PromoUse): Promise<ValidPromo> {
  if (!PROMO_CODE_FORMAT.test(code)) throw new DomainError('promo_code.invalid_format');
  const { dealId = null, customerId = null } = use;
  const [found] = await em.execute<FoundCode[]>(
    `select p.*, coalesce(p.starts_at > now(), false) as not_started, coalesce(p.ends_at <= now(), false) as expired,
       p.redeemed_count - (select count(*)::int from promo_redemptions as o
         where o.promo_code_id = p.id and o.deal_id = ?::uuid) as redeemed_count,
       ${USES_OF_COMPANY} as uses
     from promo_codes as p where p.code = ? and p.deleted_at is null`,
    [dealId, dealId, customerId, customerId, code],
  );
  if (found?.status !== 'active') throw new DomainError('promo_code.not_found');
  assertGood(found, use);
  return { code: found.code, description: found.description, ...termsOf(found) };
}

function assertGood(found: FoundCode, { customerId, dealType, amountCents }: PromoUse): void {
  const minimum = found.minimum_cents === null ? 0 : Number(found.minimum_cents);
  if (found.not_started) throw new DomainError('promo_code.not_started');
  if (found.expired) throw new DomainError('promo_code.expired');
  if (dealType && found.deal_type !== 'any' && found.deal_type !== dealType)
    throw new DomainError('promo_code.not_applicable');
  assertMinimum(minimum, amountCents);
  if (customerId && found.max_per_company !== null && found.uses >= found.max_per_company)
    throw new DomainError('promo_code.already_used');
  if (found.max_redemptions !== null && found.redeemed_count >= found.max_redemptions)
    throw new DomainError('promo_code.exhausted');
}

/** @throws DomainError `promo_code.below_minimum` */
export function assertMinimum(minimumCents: number | null, amountCents: number | undefined): void {
  if (amountCents !== undefined && minimumCents !== null && amountCents < minimumCents)
    throw new DomainError('promo_code.below_minimum', { minimum: dollars.format(minimumCents / 100) });
}
