import { Injectable } from '@nestjs/common';
import type { DealStatus } from '@portal/contracts';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { formatDay } from '../../../infrastructure/wording/american-formats.js';
import { DealNotifier, type DealNews } from './notifiers/deal-notifier.js';

/** What a new state is to its customer; nothing about drafts. */
const stateLabels: Partial<Record<DealStatus, string>> = {
  active: 'is active',
  paused: 'is paused',
  cancelled: 'has ended',
  completed: 'is completed',
};

const quoted = (text: string | null): { data?: Record<string, string> } => (text ? { data: { quote: text } } : {});

/** Notifies the customer of offers and their changes, and admins of the customer's answers (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class DealNotifications {
  constructor(private readonly notifier: DealNotifier) {}

  @OnDomainEvent('deal.status_changed')
  async onDealStatusChanged(context: EventContext<'deal.status_changed'>): Promise<void> {
    const { from, to, reason } = context.event.payload;
    const deal = await this.notifier.deal(context.em, context.event.entity_id);
    const news = newsOf(from, to, reason);
    if (deal && news) await this.notifier.notify(context, deal, news);
  }

  @OnDomainEvent('deal.accepted')
  async onDealAccepted(context: EventContext<'deal.accepted'>): Promise<void> {
    const { method, by_name } = context.event.payload;
    const deal = await this.notifier.deal(context.em, context.event.entity_id);
    if (!deal) return;
    await this.notifier.notify(context, deal, {
      template: 'deal_accepted',
      to: 'staff',
      variables: { recorded_for: method === 'portal' ? '' : by_name },
    });
  }

  /** A pause or an end that is to come, or was taken back. */
  @OnDomainEvent('deal.step_planned')
  async onDealStepPlanned(context: EventContext<'deal.step_planned'>): Promise<void> {
    const { to, on } = context.event.payload;
    const deal = await this.notifier.deal(context.em, context.event.entity_id);
    if (!deal || (to === 'active' && on === null)) return;
    const will = { paused: 'will be paused on', cancelled: 'will end on', active: 'will be active again on' }[to];
    const plan = on === null ? 'continues as before' : `${will} ${formatDay(on)}`;
    await this.notifier.notify(context, deal, {
      template: 'deal_planned',
      to: 'customer',
      variables: { plan },
    });
  }
}

function newsOf(from: DealStatus, to: DealStatus, reason: string | null): DealNews | undefined {
  if (to === 'sent') return { template: 'deal_sent', to: 'customer' };
  if (to === 'declined') return { template: 'deal_declined', to: 'staff', ...quoted(reason) };
  const words = from === 'sent' && to === 'cancelled' ? 'is no longer offered' : stateLabels[to];
  if (!words) return undefined;
  return { template: 'deal_state', to: 'customer', variables: { state: words }, ...quoted(reason) };
}
