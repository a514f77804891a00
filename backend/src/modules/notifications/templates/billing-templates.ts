import { brand, namedPaymentDetails, paymentDetailsFor } from '@portal/contracts';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';
import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { InvoiceDetailRow, PaymentRow } from '../../billing/index.js';
import { greeting } from './first-name.js';
import type { BillingTemplateName } from './template.js';

type Data = Record<string, string>;

interface Reader {
  firstName: string;
  url: string;
}

export const cents = (amount: string): string => formatDollars(Number(amount) / 100);
export const dollars = (data: Data): string => formatDollars(Number(data['amount'] ?? 0));
export const dayOf = (day: string | null): string => (day ? formatDay(day) : '');
export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
export const isOpen = ({ status }: InvoiceDetailRow): boolean => status === 'open';

/** What an invoice is about, in a line. */
export const invoiceBody = ({ number, total_cents, due_date }: InvoiceDetailRow): string =>
  `${number}: ${cents(total_cents)}${due_date ? `, due ${dayOf(due_date)}` : ''}`;

/** The subject, and the line behind the bell. */
export function invoiceTitle(template: BillingTemplateName, invoice: InvoiceDetailRow, data: Data): string {
  const name = `invoice ${invoice.number}`;
  if (template === 'invoice_void') return `Void: ${name}`;
  if (template === 'invoice_credited') return `Credit note for ${dollars(data)} on ${name}`;
  if (template !== 'invoice_reminder')
    return `New ${name} for ${cents(invoice.total_cents)}${isOpen(invoice) ? `, due ${dayOf(invoice.due_date)}` : ''}`;
  const days = Number(data['days']);
  return days < 0 ? `Due in ${dayCount(-days)}: ${name}` : `${dayCount(days)} overdue: ${name}`;
}

/** The same of a payment. */
export const paymentTitle = (template: BillingTemplateName, payment: PaymentRow, data: Data): string =>
  template === 'payment_refunded'
    ? `Refund of ${dollars(data)}`
    : `Receipt for your payment of ${cents(payment.amount_cents)}`;

function invoiceSentences(template: BillingTemplateName, invoice: InvoiceDetailRow, data: Data): string[] {
  const howToPay = invoice.seller?.howToPay ?? brand.paymentInstructions;
  const reason = data['quote'] ? [data['quote']] : [];
  if (template === 'invoice_void') return ['This invoice is void. There is nothing to pay.', ...reason];
  if (template === 'invoice_credited') {
    const note = invoice.credit_notes.find(({ number }) => number === data['credit_note']);
    const why = note ? [note.reason] : [];
    return [`We credited ${dollars(data)} to this invoice.`, ...why, ...balanceSentence(invoice)];
  }
  if (template === 'invoice_issued')
    return ['Here is your new invoice.', ...(isOpen(invoice) ? [howToPay] : ['There is nothing left to pay.'])];
  const state = Number(data['days']) < 0 ? 'This invoice is due soon.' : 'This invoice is past due.';
  return [`${state} If you have already paid it, thank you, and please ignore this reminder.`, howToPay];
}

const balanceSentence = (invoice: InvoiceDetailRow): string[] => [
  isOpen(invoice) ? `There is ${cents(invoice.balance_cents)} left to pay.` : 'There is nothing left to pay.',
];

/** A mail about an invoice; undefined when it is no longer so. */
export function invoiceMail(
  template: BillingTemplateName,
  invoice: InvoiceDetailRow,
  data: Data,
  { firstName, url }: Reader,
): MailContent | undefined {
  const isVoid = invoice.status === 'void';
  if (invoice.deleted_at !== null || isVoid !== (template === 'invoice_void')) return undefined;
  if (template === 'invoice_reminder' && !isOpen(invoice)) return undefined;
  return {
    subject: invoiceTitle(template, invoice, data),
    paragraphs: [greeting(firstName), ...invoiceSentences(template, invoice, data)],
    facts: factsOf([
      ['Invoice', invoice.number],
      ['For', invoice.lines.map(({ description }) => description).join('\n')],
      ['Total', cents(invoice.total_cents)],
      ['Paid', Number(invoice.paid_cents) > 0 ? cents(invoice.paid_cents) : null],
      ['Credited', Number(invoice.credited_cents) > 0 ? cents(invoice.credited_cents) : null],
      ['To pay', isOpen(invoice) ? cents(invoice.balance_cents) : null],
      ['Due', isOpen(invoice) ? dayOf(invoice.due_date) : null],
      ...(isOpen(invoice) ? namedPaymentDetails(paymentDetailsFor(invoice.number ?? '')) : []),
    ]),
    action: { label: 'See the invoice', url },
    ...(isVoid ? {} : { note: 'You can download it there as a PDF.' }),
  };
}

/** A receipt, or word of a refund. */
export function paymentMail(
  template: BillingTemplateName,
  payment: PaymentRow,
  invoice: InvoiceDetailRow | undefined,
  data: Data,
  { firstName, url }: Reader,
): MailContent {
  const isRefund = template === 'payment_refunded';
  return {
    subject: paymentTitle(template, payment, data),
    paragraphs: [
      greeting(firstName),
      isRefund ? `We refunded ${dollars(data)} to you.` : 'Thank you. We received your payment.',
      ...(isRefund && data['quote'] ? [data['quote']] : []),
    ],
    facts: factsOf([
      [isRefund ? 'Refunded' : 'Received', isRefund ? dollars(data) : cents(payment.amount_cents)],
      ['Reference', payment.external_ref],
      ['Invoice', invoice?.number ?? null],
      ['To pay', invoice && isOpen(invoice) ? cents(invoice.balance_cents) : null],
      ['Account credit', !isRefund && Number(payment.unapplied_cents) > 0 ? cents(payment.unapplied_cents) : null],
    ]),
    action: { label: invoice ? 'See the invoice' : 'See your account', url },
  };
}

const factsOf = (facts: readonly (readonly [string, string | null])[]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
