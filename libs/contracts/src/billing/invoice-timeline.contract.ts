import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { day, instant, version } from '../core/primitives.js';
import { notificationStatuses } from '../notifications/notification.contract.js';
import { PaymentMethod } from './deal-payment.contract.js';

/** What is told of an invoice: its steps, its money, and what its customer was sent and has read. */
export const invoiceTimelineKinds = [
  'issued',
  'reopened',
  'paid',
  'void',
  'uncollectible',
  'payment',
  'refund',
  'credit_note',
  'moved_to_credit',
  'reminder',
  'sent_again',
  'mail',
  'read',
] as const;
export type InvoiceTimelineKind = (typeof invoiceTimelineKinds)[number];

/** One thing that happened to an invoice. What doesn't go with its kind is null. */
export const InvoiceTimelineEntry = object('InvoiceTimelineEntry', {
  id: z.string(),
  kind: z.enum(invoiceTimelineKinds),
  at: instant,
  actor_name: z.string().nullable().meta({ description: 'Who did it; null where the product did, or it isn’t known' }),
  amount: z.number().nullable().meta({ description: 'Of money: what came to the invoice, or went from it' }),
  received: z.number().nullable().meta({ description: 'Of a payment: all that it brought' }),
  credit: z.number().nullable().meta({ description: 'Of a payment: what was above the balance and became credit' }),
  method: PaymentMethod.nullable(),
  reference: z.string().nullable().meta({ description: 'The number of a payment or a credit note' }),
  days: z.int().nullable().meta({ description: 'Of a reminder: days past due, negative before' }),
  reason: z.string().nullable().meta({ description: 'As an admin gave it; of a mail why it wasn’t sent' }),
  subject: z.string().nullable().meta({ description: 'Of a mail' }),
  recipient: z.string().nullable().meta({ description: 'Of a mail: its address; who has read' }),
  status: z.enum(notificationStatuses).nullable().meta({ description: 'Of a mail' }),
});
export type InvoiceTimelineEntry = z.infer<typeof InvoiceTimelineEntry>;

/** What happened to an invoice, and the reminder that comes next. */
export const InvoiceTimeline = object('InvoiceTimeline', {
  entries: z.array(InvoiceTimelineEntry).meta({ description: 'Oldest first' }),
  next_reminder_on: day.nullable().meta({ description: 'null where none is to come' }),
  is_reminded_today: z.boolean().meta({ description: 'A further reminder has to wait until tomorrow' }),
});
export type InvoiceTimeline = z.infer<typeof InvoiceTimeline>;

/** Reminds of an open invoice now. */
export const RemindOfInvoice = strictObject('RemindOfInvoice', { version: version.optional() });
export type RemindOfInvoice = z.infer<typeof RemindOfInvoice>;

/** Sends the mail of an issued invoice once more. */
export const SendInvoiceAgain = strictObject('SendInvoiceAgain', { version: version.optional() });
export type SendInvoiceAgain = z.infer<typeof SendInvoiceAgain>;
