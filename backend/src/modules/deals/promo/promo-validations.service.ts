import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  PROMO_CODE_TRIES,
  type ErrorCode,
  type PromoCodeValidity,
  type UserActor,
  type ValidatePromoCode,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { centsOf, dollarsOf } from '../../../infrastructure/database/money.js';
import { clientNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { discountCents, validatePromoCode, type PromoUse } from '../../promo-codes/index.js';
import { visibleDealRows } from '../deals.queries.js';

/** What redeeming a promo code can be refused with. */
export const promoRefusals = [
  'promo_code.not_found',
  'promo_code.not_started',
  'promo_code.expired',
  'promo_code.not_applicable',
  'promo_code.below_minimum',
  'promo_code.already_used',
  'promo_code.exhausted',
] as const satisfies readonly ErrorCode[];

const TEN_MINUTES = 600;

/** Codes can be guessed, but not often: so many tries of one person, and of one network (decisions, section 5). */
@Injectable()
export class PromoTries {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one try. @throws DomainError `rate_limited` */
  async take(actor: UserActor): Promise<void> {
    await this.limits.consume('promo-code-person', actor.id, PROMO_CODE_TRIES, TEN_MINUTES);
    await this.limits.consume('promo-code-network', clientNetwork(requestContext().ip), PROMO_CODE_TRIES, TEN_MINUTES);
  }
}

/** Validates promo codes, with the discount they give (specification, section 7). */
@Injectable()
export class PromoValidations {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: PromoTries,
  ) {}

  /**
   * Whether a code is good: for a deal, for an amount or type, or at all. Nothing is redeemed.
   * @throws DomainError the first of the rules it breaks, in their order; `not_found` for a deal the actor doesn't see;
   *   `rate_limited` after ten tries in ten minutes
   */
  async validate(actor: UserActor, { code, ...input }: ValidatePromoCode): Promise<PromoCodeValidity> {
    authorizeRole(actor, 'promo_code.validate');
    await this.tries.take(actor);
    const use = await this.useOf(actor, input);
    const promo = await validatePromoCode(this.em, code, use);
    const discount = use.amountCents === undefined ? null : discountCents(promo, use.amountCents);
    return {
      valid: true,
      code: promo.code,
      description: promo.description,
      discount_type: promo.discountType,
      value: dollarsOf(promo.valueHundredths),
      duration: promo.duration,
      duration_periods: promo.durationPeriods,
      discount: dollarsOf(discount),
      amount_after: discount === null ? null : dollarsOf((use.amountCents ?? 0) - discount),
    };
  }

  private async useOf(actor: UserActor, input: Omit<ValidatePromoCode, 'code'>): Promise<PromoUse> {
    if (!input.deal_id)
      return {
        customerId: actor.role === 'admin' ? undefined : actor.id,
        dealType: input.deal_type,
        amountCents: input.amount === undefined ? undefined : centsOf(input.amount),
      };
    const deal = orNotFound(await visibleDealRows(this.em, actor).where('d.id', '=', input.deal_id).executeTakeFirst());
    return {
      dealId: deal.id,
      customerId: deal.customer_id,
      dealType: deal.deal_type,
      amountCents: Number(deal.amount_cents),
    };
  }
}
