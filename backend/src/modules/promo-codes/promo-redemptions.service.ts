import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import type { DiscountTerms } from './discount.js';
import { termsOf, usesOfCompany, validatePromoCode, type PromoUse } from './promo-code-validation.js';

/** What a deal redeemed: the code's terms as they were then, and how many periods were cheaper by it. */
export interface PromoRedemption extends DiscountTerms {
  code: string;
  minimumCents: number | null;
  periodsUsed: number;
}

/** Redeems promo codes: once per deal, within its transaction (decisions 5.9). */
@Injectable()
export class PromoRedemptions {
  /**
   * Redeems a code for a deal whose row the transaction holds: one conditional update takes a use, under whose lock the
   * company's are counted. The deal keeps a copy of the terms.
   * @throws DomainError as `validatePromoCode`, naming the field `promo_code`
   */
  redeem(em: EntityManager, code: string, use: Required<PromoUse>): Promise<void> {
    return this.takeUse(em, code, use).catch(refusedAtCode);
  }

  private async takeUse(em: EntityManager, code: string, use: Required<PromoUse>): Promise<void> {
    const { dealId, customerId, dealType, amountCents } = use;
    const [redeemed] = await em.execute<{ id: string }[]>(
      `update promo_codes set redeemed_count = redeemed_count + 1, version = version + 1, updated_at = now()
       where code = ? and deleted_at is null and status = 'active'
         and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)
         and deal_type in ('any', ?) and coalesce(minimum_cents <= ?, true)
         and coalesce(redeemed_count < max_redemptions, true)
       returning id`,
      [code, dealType, amountCents],
    );
    if (!redeemed) {
      await validatePromoCode(em, code, use);
      throw new DomainError('promo_code.exhausted');
    }
    const { id } = redeemed;
    await this.assertCompanyMay(em, id, use);
    await em.execute(
      `insert into promo_redemptions (id, created_at, promo_code_id, deal_id, customer_id, code, discount_type,
         value_hundredths, duration, duration_periods, minimum_cents)
       select ?, now(), id, ?, ?, code, discount_type, value_hundredths, duration, duration_periods, minimum_cents
       from promo_codes where id = ?`,
      [uuidv7(), dealId, customerId, id],
    );
    recordEvent(em, 'promo_code.redeemed', id, { code, deal_id: dealId });
  }

  /** Gives back what a deal redeemed, to redeem another: both codes are locked in one order, so that no two deals that swap wait for each other. */
  async giveBackFor(em: EntityManager, dealId: string, next: string): Promise<void> {
    await kysely(em)
      .selectFrom('promo_codes')
      .select('id')
      .where((eb) =>
        eb.or([
          eb.and([eb('code', '=', next), eb('deleted_at', 'is', null)]),
          eb('id', '=', eb.selectFrom('promo_redemptions').select('promo_code_id').where('deal_id', '=', dealId)),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
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
    const kept = kysely(em).selectFrom('promo_redemptions').selectAll().where('deal_id', '=', dealId);
    const row = await kept.executeTakeFirst();
    if (!row) return null;
    const minimumCents = row.minimum_cents === null ? null : Number(row.minimum_cents);
    return { code: row.code, minimumCents, periodsUsed: row.periods_used, ...termsOf(row) };
  }

  /** One more period of the deal was cheaper by its code. */
  async usePeriod(em: EntityManager, dealId: string): Promise<void> {
    await em.execute('update promo_redemptions set periods_used = periods_used + 1 where deal_id = ?', [dealId]);
  }

  private async assertCompanyMay(em: EntityManager, id: string, use: PromoUse): Promise<void> {
    const codes = kysely(em).selectFrom('promo_codes as p').select('p.id').where('p.id', '=', id);
    const tooMany = codes.where((eb) => eb(usesOfCompany(use), '>=', eb.ref('p.max_per_company')));
    if (await tooMany.executeTakeFirst()) throw new DomainError('promo_code.already_used');
  }
}

/** Forms show what is wrong with a code at its field. */
function refusedAtCode(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { code, values, message } = error;
  throw new DomainError(code, values, { details: [{ path: 'promo_code', message }] });
}
