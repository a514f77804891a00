import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  PROMO_CODE_FORMAT,
  type DealType,
  type DiscountDuration,
  type DiscountType,
  type PromoCodeView,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../infrastructure/events/index.js';
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

/** What a deal redeemed: the code's terms as they were then, and how many periods were cheaper by it. */
export interface PromoRedemption extends DiscountTerms {
  code: string;
  minimumCents: number | null;
  periodsUsed: number;
}

interface StoredTerms {
  code: string;
  discount_type: DiscountType;
  value_hundredths: string;
  duration: DiscountDuration;
  duration_periods: number | null;
  minimum_cents: string | null;
}

interface Found extends StoredTerms {
  id: string;
  description: string;
  status: PromoCodeView['status'];
  deal_type: PromoCodeView['deal_type'];
  not_started: boolean;
  expired: boolean;
  max_redemptions: number | null;
  max_per_company: number | null;
  redeemed_count: number;
  uses: number;
}

/** The uses of a code by the customer's company, or by the customer alone where there is none; another deal's only. */
const USES = `(
  select count(*)::int from promo_redemptions as r join users as u on u.id = r.customer_id
  where r.promo_code_id = p.id and r.deal_id is distinct from ?::uuid
    and (r.customer_id = ?::uuid or u.company_id = (select company_id from users where id = ?::uuid)))`;

const termsOf = (row: StoredTerms): DiscountTerms => ({
  discountType: row.discount_type,
  valueHundredths: Number(row.value_hundredths),
  duration: row.duration,
  durationPeriods: row.duration_periods,
});

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Checks codes and redeems them: once per deal, within its transaction (decisions 5.9). */
@Injectable()
export class PromoRedemptions {
  /**
   * Whether a code is good for this use. A deal's own redemption of it doesn't count against it.
   * @throws DomainError the first of `promo_code.invalid_format`, `not_found`, `not_started`, `expired`,
   *   `not_applicable`, `below_minimum`, `already_used`, `exhausted`
   */
  async check(em: EntityManager, code: string, use: PromoUse): Promise<ValidPromo> {
    if (!PROMO_CODE_FORMAT.test(code)) throw new DomainError('promo_code.invalid_format');
    const { dealId = null, customerId = null } = use;
    const [found] = await em.execute<Found[]>(
      `select p.*, coalesce(p.starts_at > now(), false) as not_started, coalesce(p.ends_at <= now(), false) as expired,
         p.redeemed_count - (select count(*)::int from promo_redemptions as o
           where o.promo_code_id = p.id and o.deal_id = ?::uuid) as redeemed_count,
         ${USES} as uses
       from promo_codes as p where p.code = ? and p.deleted_at is null`,
      [dealId, dealId, customerId, customerId, code],
    );
    if (found?.status !== 'active') throw new DomainError('promo_code.not_found');
    assertGood(found, use);
    return { code: found.code, description: found.description, ...termsOf(found) };
  }

  /**
   * Redeems a code for a deal whose row the transaction holds: one conditional update takes a use, under whose lock the
   * company's are counted. The deal keeps a copy of the terms.
   * @throws DomainError as `check`
   */
  async redeem(em: EntityManager, code: string, use: Required<PromoUse>): Promise<void> {
    const { dealId, customerId, dealType, amountCents } = use;
    const [taken] = await em.execute<{ id: string }[]>(
      `update promo_codes set redeemed_count = redeemed_count + 1, version = version + 1, updated_at = now()
       where code = ? and deleted_at is null and status = 'active'
         and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)
         and deal_type in ('any', ?) and coalesce(minimum_cents <= ?, true)
         and coalesce(redeemed_count < max_redemptions, true)
       returning id`,
      [code, dealType, amountCents],
    );
    if (!taken) {
      await this.check(em, code, use);
      throw new DomainError('promo_code.exhausted');
    }
    await this.assertCompanyMay(em, taken.id, use);
    await em.execute(
      `insert into promo_redemptions (id, created_at, promo_code_id, deal_id, customer_id, code, discount_type,
         value_hundredths, duration, duration_periods, minimum_cents)
       select ?, now(), id, ?, ?, code, discount_type, value_hundredths, duration, duration_periods, minimum_cents
       from promo_codes where id = ?`,
      [uuidv7(), dealId, customerId, taken.id],
    );
    recordEvent(em, 'promo_code.redeemed', taken.id, { code, deal_id: dealId });
  }

  /** Gives back what a deal redeemed, to redeem another: both codes are locked in one order, so that no two deals that swap wait for each other. */
  async giveBackFor(em: EntityManager, dealId: string, next: string): Promise<void> {
    await em.execute(
      `select 1 from promo_codes
       where (code = ? and deleted_at is null) or id = (select promo_code_id from promo_redemptions where deal_id = ?)
       order by id for update`,
      [next, dealId],
    );
    await this.release(em, dealId);
  }

  /** Gives back what a deal redeemed, if anything. */
  async release(em: EntityManager, dealId: string): Promise<void> {
    const [given] = await em.execute<{ promo_code_id: string; code: string }[]>(
      'delete from promo_redemptions where deal_id = ? returning promo_code_id, code',
      [dealId],
    );
    if (!given) return;
    await em.execute(
      `update promo_codes set redeemed_count = redeemed_count - 1, version = version + 1, updated_at = now() where id = ?`,
      [given.promo_code_id],
    );
    recordEvent(em, 'promo_code.released', given.promo_code_id, { code: given.code, deal_id: dealId });
  }

  /** What a deal redeemed. */
  async of(em: EntityManager, dealId: string): Promise<PromoRedemption | null> {
    const [row] = await em.execute<(StoredTerms & { periods_used: number })[]>(
      'select * from promo_redemptions where deal_id = ?',
      [dealId],
    );
    if (!row) return null;
    const minimumCents = row.minimum_cents === null ? null : Number(row.minimum_cents);
    return { code: row.code, minimumCents, periodsUsed: row.periods_used, ...termsOf(row) };
  }

  /** One more period of the deal was cheaper by its code. */
  async usePeriod(em: EntityManager, dealId: string): Promise<void> {
    await em.execute('update promo_redemptions set periods_used = periods_used + 1 where deal_id = ?', [dealId]);
  }

  private async assertCompanyMay(em: EntityManager, id: string, { dealId, customerId }: PromoUse): Promise<void> {
    const [counted] = await em.execute<{ too_many: boolean }[]>(
      `select coalesce(${USES} >= p.max_per_company, false) as too_many from promo_codes as p where p.id = ?`,
      [dealId, customerId, customerId, id],
    );
    if (counted?.too_many) throw new DomainError('promo_code.already_used');
  }
}

function assertGood(found: Found, { customerId, dealType, amountCents }: PromoUse): void {
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
