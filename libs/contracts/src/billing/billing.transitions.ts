import { transitions } from '../core/transitions.js';
import type { PaymentStatus } from './deal-payment.contract.js';
import type { InvoiceStatus } from './invoice.contract.js';
import type { ScheduleEntryStatus } from './schedule-entry.contract.js';

/**
 * Decisions, section 4. `invoiced` comes of an invoice, and leaves by its deletion or voiding; both steps the entry's
 * own service refuses.
 */
export const scheduleEntryTransitions = transitions<ScheduleEntryStatus>({
  pending: { ready: 'admin', cancelled: 'admin' },
  ready: { approved: 'admin', pending: 'admin', cancelled: 'admin' },
  approved: { invoiced: 'admin', ready: 'admin' },
  invoiced: { approved: 'admin' },
  cancelled: {},
});

/** Decisions, section 4; back to open only where a refund leaves a balance. Deleting a draft is no state. */
export const invoiceTransitions = transitions<InvoiceStatus>({
  draft: { open: 'admin' },
  open: { paid: 'admin', void: 'admin', uncollectible: 'admin' },
  paid: {},
  void: {},
  uncollectible: { paid: 'admin', void: 'admin' },
});

/** Decisions, section 4. */
export const paymentTransitions = transitions<PaymentStatus>({
  pending: { succeeded: 'admin', failed: 'admin', cancelled: 'admin' },
  succeeded: { partially_refunded: 'admin', refunded: 'admin' },
  partially_refunded: { partially_refunded: 'admin', refunded: 'admin' },
  refunded: {},
  failed: {},
  cancelled: {},
});
