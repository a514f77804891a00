import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers, resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithMoneyVisibility, customersWithChangedMoneyVisibility } from '../companies/index.js';
import { findInvoiceRow, type InvoiceDetailRow } from './invoices/invoices.queries.js';
import { toAdminInvoice, toCustomerInvoice } from './invoices/invoice.view.js';
import {
  findPaymentRow,
  paymentRowsOf,
  toAdminPayment,
  toCustomerPayment,
  type PaymentRow,
} from './payments/payments.queries.js';
import {
  entryRowsOn,
  findEntryRow,
  toAdminEntry,
  toCustomerEntry,
  type ScheduleEntryRow,
} from './schedule/schedule-entries.queries.js';

const CHANNEL: Channel = 'billing';

type Kind = Change['event'];
/** A row to publish: its views for admins and customers, and whether it enters or leaves their lists. */
interface Shown {
  table: string;
  row: { id: string; customer_id: string; company_id: string | null };
  at: Date;
  admins: { kind: Kind; view: { id: string } };
  customers: { kind: Kind; view: { id: string } } | null;
}

/** Shows changes of schedule, invoices and payments on open screens, each audience its view (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class BillingProjector {
  @OnFeed(
    'schedule_entry.created',
    'schedule_entry.updated',
    'schedule_entry.status_changed',
    'schedule_entry.deleted',
    'schedule_entry.restored',
  )
  async projectEntry({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findEntryRow(em, event.entity_id);
    return row ? entryItems(em, row, changeKindOf(event.name), event.occurred_at) : [];
  }

  @OnFeed(
    'invoice.created',
    'invoice.updated',
    'invoice.credited',
    'invoice.balance_changed',
    'invoice.deleted',
    'invoice.restored',
  )
  async projectInvoice({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findInvoiceRow(em, event.entity_id);
    return row ? invoiceItems(em, row, changeKindOf(event.name), event.occurred_at) : [];
  }

  /** Once issued its customers have it, with its number in the schedule; what came to payments by it is shown along. */
  @OnFeed('invoice.status_changed')
  async projectInvoiceStep({ event, em }: EventContext<'invoice.status_changed'>): Promise<FeedItem[]> {
    const row = await findInvoiceRow(em, event.entity_id);
    if (!row) return [];
    const isNew = event.payload.from === 'draft';
    const entries = isNew ? await entryRowsOn(em, row.id) : [];
    return [
      ...(await invoiceItems(em, row, 'UPDATE', event.occurred_at, isNew ? 'INSERT' : 'UPDATE')),
      ...(await Promise.all(entries.map((entry) => entryItems(em, entry, 'UPDATE', event.occurred_at)))).flat(),
    ];
  }

  /** Money moved between an invoice and payments: what these have left over changed too. */
  @OnFeed('invoice.balance_changed')
  async projectPaymentsOf({ event, em }: EventContext<'invoice.balance_changed'>): Promise<FeedItem[]> {
    const payments = await paymentRowsOf(em, event.entity_id);
    return (await Promise.all(payments.map((row) => paymentItems(em, row, 'UPDATE', event.occurred_at)))).flat();
  }

  @OnFeed('deal_payment.recorded', 'deal_payment.updated', 'deal_payment.status_changed', 'deal_payment.refunded')
  async projectPayment({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findPaymentRow(em, event.entity_id);
    return row ? paymentItems(em, row, changeKindOf(event.name), event.occurred_at) : [];
  }

  /** When a user's company or flags change, billing records enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(CHANNEL, readers);
  }
}

const entryItems = (em: EntityManager, row: ScheduleEntryRow, kind: Kind, at: Date): Promise<FeedItem[]> =>
  itemsOf(em, {
    table: 'billing_schedules',
    row,
    at,
    admins: { kind, view: toAdminEntry(row) },
    customers: row.is_offered ? { kind, view: toCustomerEntry(row) } : null,
  });

const invoiceItems = (
  em: EntityManager,
  row: InvoiceDetailRow,
  kind: Kind,
  at: Date,
  toCustomers: Kind = kind,
): Promise<FeedItem[]> =>
  itemsOf(em, {
    table: 'invoices',
    row,
    at,
    admins: { kind, view: toAdminInvoice(row) },
    customers: row.status === 'draft' ? null : { kind: toCustomers, view: toCustomerInvoice(row) },
  });

const paymentItems = (em: EntityManager, row: PaymentRow, kind: Kind, at: Date): Promise<FeedItem[]> =>
  itemsOf(em, {
    table: 'deal_payments',
    row,
    at,
    admins: { kind, view: toAdminPayment(row) },
    customers: { kind, view: toCustomerPayment(row) },
  });

async function itemsOf(em: EntityManager, { table, row, at, admins, customers }: Shown): Promise<FeedItem[]> {
  const change = ({ kind, view }: Shown['admins']) => changeOf(table, kind, view, at);
  const readers = customers ? await customersWithMoneyVisibility(em, row) : [];
  return [toAdmins(CHANNEL, change(admins)), ...(customers ? toUsers(CHANNEL, readers, change(customers)) : [])];
}
