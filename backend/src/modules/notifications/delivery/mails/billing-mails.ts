import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { brand, DomainError, namedPaymentDetails, paymentDetailsFor, system } from '@portal/contracts';
import type { Download } from '../../../../infrastructure/http/send-file.js';
import { asTyped, type Mail } from '../../../../infrastructure/mail/index.js';
import type { MailFrame, TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { formatDay, formatDollars } from '../../../../infrastructure/wording/american-formats.js';
import {
  asIssuedNow,
  BillingPdfsReader,
  findInvoiceRow,
  findPaymentRow,
  type InvoiceDetailRow,
  type PaymentRow,
} from '../../../billing/index.js';
import { customersWithMoneyVisibility } from '../../../companies/index.js';
import { findBillingAddress } from '../../listeners/notifiers/billing-address.reader.js';
import { billingTexts, type BillingTemplateName } from '../../templates/catalogue/billing-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { factsOf } from '../../templates/labels.js';
import { WritesMails, type MailRequest, type Written } from '../writes-mails.decorator.js';

/** How long a mail waits for its PDF, in milliseconds: well within the lease of the row that is sent. */
const LONGEST_DRAWING = 20_000;

/** Writes mails about money from the rows as they are at the moment of sending. */
@Injectable()
export class BillingMails {
  constructor(private readonly pdfs: BillingPdfsReader) {}

  /**
   * The mail, with its PDF where that is drawn in time, or undefined when it is no longer so, its reader no longer sees
   * the row, or the address without an account is no longer that of the company's bills. A sample about a draft is about
   * the invoice that it becomes.
   */
  @WritesMails(namesOf(billingTexts))
  async write({ em, mail, template, person, isSample }: MailRequest<BillingTemplateName>): Written {
    const { data } = mail;
    const [stored, payment] = [
      data['invoice_id'] ? await findInvoiceRow(em, data['invoice_id']) : undefined,
      data['payment_id'] ? await findPaymentRow(em, data['payment_id']) : undefined,
    ];
    const invoice = stored?.status === 'draft' && isSample ? await asIssuedNow(em, stored) : stored;
    const row = payment ?? invoice;
    if (!row) return undefined;
    const seeing = await customersWithMoneyVisibility(em, row);
    const address = person ? undefined : await findBillingAddress(em, row, seeing);
    const isReader = person ? seeing.includes(person.id) : address?.email === mail.recipient_email;
    if (!isReader) return undefined;
    const more = address ? forAddress(address.company_name) : {};
    if (payment) {
      const attachments = isSample ? [] : await this.receiptOf(template, payment);
      const frame = { ...paymentFrame(template, payment, invoice, data), ...more, attachments };
      return { template, frame, variables: paymentVariables(payment, invoice, data) };
    }
    const frame = invoice && invoiceFrame(template, invoice);
    if (!frame) return undefined;
    const attachments = isSample ? [] : await this.pdfOf(template, invoice, data);
    return { template, frame: { ...frame, ...more, attachments }, variables: invoiceVariables(invoice, data) };
  }

  private async receiptOf(template: BillingTemplateName, { id }: PaymentRow): Promise<Attachments> {
    return template === 'payment_received' ? attachedPdf(this.pdfs.receipt(system, id)) : [];
  }

  /** The invoice, or the credit note that the mail is about; none where it can't be drawn now. */
  private async pdfOf(template: BillingTemplateName, invoice: InvoiceDetailRow, data: Data): Promise<Attachments> {
    const note = invoice.credit_notes.find(({ number }) => number === data['credit_note']);
    const open =
      template === 'invoice_credited'
        ? note && this.pdfs.creditNote(system, { id: invoice.id, noteId: note.id })
        : template !== 'invoice_void' && this.pdfs.invoice(system, invoice.id, {});
    return open ? attachedPdf(open) : [];
  }
}

type Data = Record<string, string>;
type Attachments = NonNullable<Mail['attachments']>;

/** A PDF as an attachment; none where it is refused or isn't drawn in time: the mail says where it is downloaded. */
export async function attachedPdf(drawn: Promise<Download>, within = LONGEST_DRAWING): Promise<Attachments> {
  try {
    const file = await Promise.race([drawn, pause(within, undefined, { ref: false })]);
    return file ? [await attachmentOf(file)] : [];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

async function attachmentOf({ name, type, content }: Download): Promise<Attachments[number]> {
  const opened = typeof content === 'function' ? await content() : content;
  return { filename: name, content: Buffer.isBuffer(opened) ? opened : await buffer(opened), contentType: type };
}

const cents = (amount: string): string => formatDollars(Number(amount) / 100);
const dollars = (data: Data): string => formatDollars(Number(data['amount'] ?? 0));
const dayOf = (day: string | null): string => (day ? formatDay(day) : '');
const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const isOpen = ({ status }: InvoiceDetailRow): boolean => status === 'open';

/** For a reader without an account: no button, since it would lead to a sign-in, and why the mail comes. */
const forAddress = (company: string): Pick<MailFrame, 'actionUrl' | 'note'> => ({
  actionUrl: '',
  note: `This is the billing address of ${company}. To have its bills sent elsewhere, write to ${brand.email}.`,
});

/** What an invoice is about, in a line. */
export const invoiceBody = ({ number, total_cents, due_date }: InvoiceDetailRow): string =>
  `${number}: ${cents(total_cents)}${due_date ? `, due ${dayOf(due_date)}` : ''}`;

/** The variables of a title, and of a mail, about an invoice. */
export function invoiceVariables(invoice: InvoiceDetailRow, data: Data): TextVariables {
  const days = Number(data['days'] ?? 0);
  const creditNote = invoice.credit_notes.find(({ number }) => number === data['credit_note']);
  return {
    invoice_number: invoice.number ?? '',
    total: cents(invoice.total_cents),
    due_on: dayOf(invoice.due_date),
    is_open: isOpen(invoice),
    balance: cents(invoice.balance_cents),
    overdue: days > 0,
    due_today: data['days'] === '0',
    days: dayCount(Math.abs(days)),
    amount: dollars(data),
    how_to_pay: asTyped(invoice.seller?.howToPay ?? brand.paymentInstructions),
    reason: asTyped(data['quote'] ?? creditNote?.reason ?? ''),
  };
}

/** The variables of a title, and of a mail, about a payment, or a refund, which carries its amount in `data`. */
export const paymentVariables = (
  payment: PaymentRow,
  invoice: InvoiceDetailRow | undefined,
  data: Data,
): TextVariables => ({
  amount: data['amount'] === undefined ? cents(payment.amount_cents) : dollars(data),
  invoice_number: invoice?.number ?? '',
  reference: payment.external_ref,
  reason: asTyped(data['quote'] ?? ''),
});

/** The frame of a mail about an invoice; undefined when the mail is out of date. */
export function invoiceFrame(template: BillingTemplateName, invoice: InvoiceDetailRow): MailFrame | undefined {
  const isVoid = invoice.status === 'void';
  if (invoice.deleted_at !== null || isVoid !== (template === 'invoice_void')) return undefined;
  if (template === 'invoice_reminder' && !isOpen(invoice)) return undefined;
  return {
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
    ...(isVoid ? {} : { note: 'You can download it there as a PDF.' }),
  };
}

/** The frame of a receipt, or of a mail about a refund. */
function paymentFrame(
  template: BillingTemplateName,
  payment: PaymentRow,
  invoice: InvoiceDetailRow | undefined,
  data: Data,
): MailFrame {
  const isRefund = template === 'payment_refunded';
  return {
    facts: factsOf([
      [isRefund ? 'Refunded' : 'Received', isRefund ? dollars(data) : cents(payment.amount_cents)],
      ['Reference', payment.external_ref],
      ['Invoice', invoice?.number ?? null],
      ['To pay', invoice && isOpen(invoice) ? cents(invoice.balance_cents) : null],
      ['Account credit', !isRefund && Number(payment.unapplied_cents) > 0 ? cents(payment.unapplied_cents) : null],
    ]),
  };
}
