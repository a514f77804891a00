import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { discountCents, isInForce, PromoRedemptions } from '../../promo-codes/index.js';
import type { BilledPeriod } from './deal-dates.js';
import { Deal } from '../deal.entity.js';
import { idsOf, exists } from '../../../infrastructure/database/read-kit.js';

/** What a period costs, in cents. */
export interface PeriodBill extends BilledPeriod {
  deal: Deal;
  amountCents: number;
  /** Off the amount by the deal's promo code, never more than it. */
  discountCents: number;
  /** Whether it is the deal's first. */
  isFirst: boolean;
}

const dueDeals = `select id from customer_deals
  where deleted_at is null and current_status = 'active' and next_bill_on <= ?::date
    and coalesce(pause_at > next_bill_on, true) and coalesce(cancel_at > next_bill_on, true)`;

/** Lets billing go through the periods of recurring deals, each once (decisions, section 4). */
@Injectable()
export class DealPeriods {
  constructor(private readonly promos: PromoRedemptions) {}

  /** The deals with a period that has begun, those due longest first. */
  async due(em: EntityManager): Promise<string[]> {
    return idsOf(em, `${dueDeals} order by next_bill_on, id`, [await businessDay(em)]);
  }

  /**
   * Moves a deal whose period has begun past it, in the caller's transaction, which writes the bill: the deal's next day,
   * and the code's used periods. Resolves to nothing when the deal isn't due, or another transaction holds it.
   */
  async billNext(em: EntityManager, id: string): Promise<PeriodBill | undefined> {
    const today = await businessDay(em);
    if (!(await exists(em, `${dueDeals} and id = ?::uuid for update skip locked`, [today, id]))) return undefined;
    return this.billPeriod(em, await lockForUpdate(em, Deal, { id }), today);
  }

  /** The same for a deal that the transaction holds; nothing when no period has begun that isn't billed. */
  async billBegun(em: EntityManager, deal: Deal): Promise<PeriodBill | undefined> {
    const today = await businessDay(em);
    return deal.isDue(today) ? this.billPeriod(em, deal, today) : undefined;
  }

  private async billPeriod(em: EntityManager, deal: Deal, today: string): Promise<PeriodBill> {
    const period = deal.billPeriod(today);
    const promo = await this.promos.of(em, deal.id);
    const isCheaper = promo !== null && isInForce(promo, promo.periodsUsed);
    if (isCheaper) await this.promos.usePeriod(em, deal.id);
    return {
      ...period,
      deal,
      amountCents: deal.amountCents,
      discountCents: isCheaper ? discountCents(promo, deal.amountCents) : 0,
      isFirst: period.periodStart === deal.startsOn,
    };
  }

  /** What a one-time deal costs, and what its promo code takes off, in cents. */
  async oneTimeBill(
    em: EntityManager,
    { id, amountCents }: Deal,
  ): Promise<Pick<PeriodBill, 'amountCents' | 'discountCents'>> {
    const promo = await this.promos.of(em, id);
    return { amountCents, discountCents: promo ? discountCents(promo, amountCents) : 0 };
  }
}
