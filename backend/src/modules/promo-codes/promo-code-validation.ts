import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, PROMO_CODE_FORMAT, type DealType } from '@portal/contracts';
import { expressionBuilder, sql, type Selectable } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import type { DB, PromoCodes } from '../../infrastructure/database/tables.js';
import { idOrNone, isOfSameAccount } from '../users/index.js';
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

/** The uses of code `p` by the customer's company, or by the customer alone where there is none; another deal's only. */
export const usesOfCompany = ({ dealId, customerId }: PromoUse) =>
  expressionBuilder<DB & { p: PromoCodes }, 'p'>()
    .selectFrom('promo_redemptions as r')
    .select(sql<number>`count(*)::int`.as('uses'))
    .whereRef('r.promo_code_id', '=', 'p.id')
    .where('r.deal_id', 'is distinct from', idOrNone(dealId))
    .where(isOfSameAccount('r.customer_id', customerId));

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
  const found = await codeFor(em, code, use);
  if (found?.status !== 'active') throw new DomainError('promo_code.not_found');
  assertGood(found, use);
  return { code: found.code, description: found.description, ...termsOf(found) };
}

/** A code as this use finds it, without the deal's own redemption. */
const codeFor = (em: EntityManager, code: string, use: PromoUse) =>
  kysely(em)
    .selectFrom('promo_codes as p')
    .leftJoin('promo_redemptions as o', (join) =>
      join.onRef('o.promo_code_id', '=', 'p.id').on('o.deal_id', '=', idOrNone(use.dealId)),
    )
    .selectAll('p')
    .select([
      sql<boolean>`coalesce(p.starts_at > now(), false)`.as('not_started'),
      sql<boolean>`coalesce(p.ends_at <= now(), false)`.as('expired'),
      sql<number>`p.redeemed_count - (o.id is not null)::int`.as('others_count'),
      usesOfCompany(use).as('uses'),
    ])
    .where('p.code', '=', code)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

type FoundCode = NonNullable<Awaited<ReturnType<typeof codeFor>>>;

function assertGood(found: FoundCode, { customerId, dealType, amountCents }: PromoUse): void {
  const minimum = found.minimum_cents === null ? 0 : Number(found.minimum_cents);
  if (found.not_started) throw new DomainError('promo_code.not_started');
  if (found.expired) throw new DomainError('promo_code.expired');
  if (dealType && found.deal_type !== 'any' && found.deal_type !== dealType)
    throw new DomainError('promo_code.not_applicable');
  assertMinimum(minimum, amountCents);
  if (customerId && found.max_per_company !== null && (found.uses ?? 0) >= found.max_per_company)
    throw new DomainError('promo_code.already_used');
  if (found.max_redemptions !== null && found.others_count >= found.max_redemptions)
    throw new DomainError('promo_code.exhausted');
}

/** @throws DomainError `promo_code.below_minimum` */
export function assertMinimum(minimumCents: number | null, amountCents: number | undefined): void {
  if (amountCents !== undefined && minimumCents !== null && amountCents < minimumCents)
    throw new DomainError('promo_code.below_minimum', { minimum: dollars.format(minimumCents / 100) });
}
