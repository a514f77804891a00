import { Injectable } from '@nestjs/common';
import { DomainError, system } from '@portal/contracts';
import { OnDomainEvent, type EventContext } from '../../infrastructure/events/index.js';
import { DealPeriods, lockDeal } from '../deals/index.js';
import { planOneTime, setupEntryOf } from './schedule/deal-entries.js';
import { lockEntries } from './schedule/schedule-entry.entity.js';
import { kysely } from '../../infrastructure/database/read-kit.js';

/** The schedule follows deals and milestones: what was agreed to and what is done can be billed (decisions, section 4). */
@Injectable()
export class BillingListener {
  constructor(private readonly periods: DealPeriods) {}

  /** An accepted deal brings its setup fee and, if it is a one-time deal, its amount. */
  @OnDomainEvent('deal.accepted')
  async planAccepted({ event, em }: EventContext<'deal.accepted'>): Promise<void> {
    const deal = await lockDeal(em, system, event.entity_id).catch(ifMissing);
    if (!deal || deal.currentStatus === 'cancelled') return;
    await setupEntryOf(em, deal);
    if (deal.dealType === 'one_time') await planOneTime(em, deal, await this.periods.oneTimeBill(em, deal));
  }

  /** What is not approved yet ends with its deal. */
  @OnDomainEvent('deal.status_changed')
  async cancelWithDeal({ event, em }: EventContext<'deal.status_changed'>): Promise<void> {
    if (event.payload.to !== 'cancelled') return;
    const open = await lockEntries(em, {
      dealId: event.entity_id,
      status: { $in: ['pending', 'ready'] },
      deletedAt: null,
    });
    for (const entry of open) entry.setStatus('cancelled');
  }

  /** A completed milestone makes its entries ready; one that is taken back makes them wait again. */
  @OnDomainEvent('milestone.status_changed')
  async followMilestone({ event, em }: EventContext<'milestone.status_changed'>): Promise<void> {
    const milestones = kysely(em).selectFrom('milestones').select('status').where('id', '=', event.entity_id);
    const milestone = await milestones.forShare().executeTakeFirst();
    if (!milestone) return;
    const [from, to] =
      milestone.status === 'completed' ? (['pending', 'ready'] as const) : (['ready', 'pending'] as const);
    if (to === 'pending' && event.payload.from !== 'completed') return;
    const entries = await lockEntries(em, { milestoneId: event.entity_id, status: from, deletedAt: null });
    for (const entry of entries) entry.setStatus(to);
  }
}

function ifMissing(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}
