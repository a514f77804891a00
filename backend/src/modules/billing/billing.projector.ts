import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithChangedMoneyVisibility } from '../companies/index.js';
import { moneyFeed } from '../deals/index.js';
import { findInvoiceRow } from './invoices/invoices.queries.js';
import { invoiceSummaries } from './invoices/invoice.view.js';
import { findPaymentRow, paymentRowsOf, paymentViews } from './payments/payments.queries.js';
import { entryRowsOn, entryViews, findEntryRow } from './schedule/schedule-entries.queries.js';

const channel: Channel = 'billing';

const entries = moneyFeed({
  channel,
  table: 'billing_schedules',
  find: findEntryRow,
  ...entryViews,
  isShown: ({ is_offered }) => is_offered,
});
const invoices = moneyFeed({
  channel,
  table: 'invoices',
  find: findInvoiceRow,
  ...invoiceSummaries,
  isShown: ({ status }) => status !== 'draft',
});
const payments = moneyFeed({
  channel,
  table: 'deal_payments',
  find: findPaymentRow,
  ...paymentViews,
  isShown: () => true,
});

/** Shows changes of schedule, invoices and payments on open screens, each audience its view (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [channel])
export class BillingProjector {
  @OnFeed(
    'schedule_entry.created',
    'schedule_entry.updated',
    'schedule_entry.status_changed',
    'schedule_entry.deleted',
    'schedule_entry.restored',
  )
  projectEntry(context: EventContext): Promise<FeedItem[]> {
    return entries.project(context);
  }

  @OnFeed(
    'invoice.created',
    'invoice.updated',
    'invoice.credited',
    'invoice.balance_changed',
    'invoice.reminder_due',
    'invoice.sent_again',
    'invoice.deleted',
    'invoice.restored',
  )
  projectInvoice(context: EventContext): Promise<FeedItem[]> {
    return invoices.project(context);
  }

  /** Once issued its customers have it, with its number in the schedule; what came to payments by it is shown along. */
  @OnFeed('invoice.status_changed')
  async projectInvoiceStep({ event, em }: EventContext<'invoice.status_changed'>): Promise<FeedItem[]> {
    const row = await findInvoiceRow(em, event.entity_id);
    if (!row) return [];
    const isNew = event.payload.from === 'draft';
    const billed = isNew ? await entryRowsOn(em, row.id) : [];
    const items = [
      invoices.itemsOf(em, row, 'UPDATE', event.occurred_at, isNew ? 'INSERT' : 'UPDATE'),
      ...billed.map((entry) => entries.itemsOf(em, entry, 'UPDATE', event.occurred_at)),
    ];
    return (await Promise.all(items)).flat();
  }

  /** Money moved between an invoice and payments: what these have left over changed too. */
  @OnFeed('invoice.balance_changed')
  async projectPaymentsOf({ event, em }: EventContext<'invoice.balance_changed'>): Promise<FeedItem[]> {
    const rows = await paymentRowsOf(em, event.entity_id);
    return (await Promise.all(rows.map((row) => payments.itemsOf(em, row, 'UPDATE', event.occurred_at)))).flat();
  }

  @OnFeed('deal_payment.recorded', 'deal_payment.updated', 'deal_payment.status_changed', 'deal_payment.refunded')
  projectPayment(context: EventContext): Promise<FeedItem[]> {
    return payments.project(context);
  }

  /** When a user's company or flags change, billing records enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(channel, readers);
  }
}
