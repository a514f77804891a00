import { defineEvents, payload } from '../core/events.js';
import type { PaymentStatus } from './deal-payment.contract.js';
import type { InvoiceStatus } from './invoice.contract.js';
import type { ScheduleEntryStatus, ScheduleEntryType } from './schedule-entry.contract.js';

type Changes = Record<string, { from: unknown; to: unknown }>;

/** Amounts are US dollars. */
export const billingEvents = defineEvents({
  'schedule_entry.created': payload<{ type: ScheduleEntryType }>(),
  'schedule_entry.updated': payload<{ changes: Changes }>(),
  'schedule_entry.status_changed': payload<{ from: ScheduleEntryStatus; to: ScheduleEntryStatus }>(),
  'schedule_entry.deleted': payload<Record<never, never>>(),
  'schedule_entry.restored': payload<Record<never, never>>(),
  'invoice.created': payload<Record<never, never>>(),
  'invoice.updated': payload<{ changes: Changes }>(),
  'invoice.status_changed': payload<{ from: InvoiceStatus; to: InvoiceStatus; reason: string | null }>(),
  'invoice.credited': payload<{ credit_note: string; amount: number }>(),
  /** Money came to it (or, negative, went from it); its balance changed. */
  'invoice.balance_changed': payload<{ amount: number; balance: number }>(),
  'invoice.reminder_due': payload<{ days: number }>(),
  /** An admin has the mail of its issue sent once more. */
  'invoice.sent_again': payload<Record<never, never>>(),
  'invoice.deleted': payload<Record<never, never>>(),
  'invoice.restored': payload<Record<never, never>>(),
  'deal_payment.recorded': payload<{ amount: number; status: PaymentStatus }>(),
  'deal_payment.updated': payload<{ changes: Changes }>(),
  'deal_payment.status_changed': payload<{ from: PaymentStatus; to: PaymentStatus }>(),
  'deal_payment.refunded': payload<{ amount: number; reason: string }>(),
});
