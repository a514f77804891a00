import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { discountCents, isInForce, PromoRedemptions } from '../../promo-codes/index.js';
import type { BilledPeriod } from './deal-dates.js';
import { Deal } from '../deal.entity.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** What a period costs, in cents. */
export interface PeriodBill extends BilledPeriod {
  deal: Deal;
  amountCents: number;
  /** Off the amount by the deal's promo code, never more than it. */
  discountCents: number;
  /** Whether it is the deal's first. */
  isFirst: boolean;
}

/** Deals with a period that has begun by this day, before which none of their planned steps comes. */
const dueDeals = (em: EntityManager, day: string) =>
  kysely(em)
    .selectFrom('customer_deals')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('current_status', '=', sql.lit('active'))
    .where('next_bill_on', '<=', day)
    .where((eb) => eb.fn.coalesce(eb('pause_at', '>', eb.ref('next_bill_on')), eb.lit(true)))
    .where((eb) => eb.fn.coalesce(eb('cancel_at', '>', eb.ref('next_bill_on')), eb.lit(true)));

/** Lets billing go through the periods of recurring deals, each once (decisions, section 4). */
@Injectable()
export class DealPeriods {
  constructor(private readonly promos: PromoRedemptions) {}

  /** The deals with a period that has begun, those due longest first. */
  async due(em: EntityManager): Promise<string[]> {
    const today = await businessDay(em);
    const due = await dueDeals(em, today).orderBy('next_bill_on').orderBy('id').execute();
    return due.map(({ id }) => id);
  }

  /**
   * Moves a deal whose period has begun past it, in the caller's transaction, which writes the bill: the deal's next day,
   * and the code's used periods. Resolves to nothing when the deal isn't due, or another transaction holds it.
   */
  async billNext(em: EntityManager, id: string): Promise<PeriodBill | undefined> {
    const today = await businessDay(em);
    const held = await dueDeals(em, today).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
    if (!held) return undefined;
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
