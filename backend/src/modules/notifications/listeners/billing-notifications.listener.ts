import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { findInvoiceRow, findPaymentRow, type InvoiceDetailRow, type PaymentRow } from '../../billing/index.js';
import { customersWithMoneyVisibility } from '../../companies/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import { invoiceBody, invoiceVariables, paymentVariables } from '../delivery/mails/billing-mails.js';
import type { BillingTemplateName } from '../templates/catalogue/billing-texts.js';
import { findBillingAddress } from './notifiers/billing-address.reader.js';
import { findRecipients } from './notifiers/recipients.reader.js';

/**
 * Notifies customers, their company's billing contacts and its billing e-mail of invoices and payments, at once
 * (decisions, section 6, and 4.108).
 */
@Injectable()
@Shows('notifications')
export class BillingNotifications {
  constructor(private readonly delivery: Delivery) {}

  @OnDomainEvent('invoice.status_changed')
  async onInvoiceStatusChanged(context: EventContext<'invoice.status_changed'>): Promise<void> {
    const { from, to, reason } = context.event.payload;
    if (from === 'draft') await this.notifyCustomer(context, 'invoice_issued');
    if (to === 'void') await this.notifyCustomer(context, 'invoice_void', reason ? { quote: reason } : {});
  }

  @OnDomainEvent('invoice.reminder_due')
  remind(context: EventContext<'invoice.reminder_due'>): Promise<void> {
    return this.notifyCustomer(context, 'invoice_reminder', { days: String(context.event.payload.days) });
  }

  @OnDomainEvent('invoice.sent_again')
  sendAgain(context: EventContext<'invoice.sent_again'>): Promise<void> {
    return this.notifyCustomer(context, 'invoice_issued');
  }

  @OnDomainEvent('invoice.credited')
  onInvoiceCredited(context: EventContext<'invoice.credited'>): Promise<void> {
    const { amount, credit_note } = context.event.payload;
    return this.notifyCustomer(context, 'invoice_credited', { amount: String(amount), credit_note });
  }

  @OnDomainEvent('deal_payment.recorded')
  async onPaymentRecorded(context: EventContext<'deal_payment.recorded'>): Promise<void> {
    if (context.event.payload.status !== 'succeeded' || isBulkRequest(context.event)) return;
    await this.notifyOfPayment(context, 'payment_received');
  }

  @OnDomainEvent('deal_payment.status_changed')
  async onPaymentStatusChanged(context: EventContext<'deal_payment.status_changed'>): Promise<void> {
    if (context.event.payload.to === 'succeeded') await this.notifyOfPayment(context, 'payment_received');
  }

  @OnDomainEvent('deal_payment.refunded')
  onPaymentRefunded(context: EventContext<'deal_payment.refunded'>): Promise<void> {
    const { amount, reason } = context.event.payload;
    return this.notifyOfPayment(context, 'payment_refunded', { amount: String(amount), quote: reason });
  }

  private async notifyCustomer(
    context: EventContext,
    template: BillingTemplateName,
    more: Record<string, string> = {},
  ): Promise<void> {
    const invoice = await findInvoiceRow(context.em, context.event.entity_id);
    if (!invoice || invoice.deleted_at !== null || invoice.status === 'draft') return;
    const data = { ...more, invoice_id: invoice.id };
    const variables = invoiceVariables(invoice, data);
    const link = `/customer/billing/${invoice.id}`;
    await this.notify(context, invoice, { template, body: invoiceBody(invoice), link, data, variables });
  }

  private async notifyOfPayment(
    context: EventContext,
    template: BillingTemplateName,
    more: Record<string, string> = {},
  ): Promise<void> {
    const payment = await findPaymentRow(context.em, context.event.entity_id);
    if (!payment) return;
    const { id, invoice_id } = payment;
    const data = { ...more, payment_id: id, ...(invoice_id ? { invoice_id } : {}) };
    const invoice = invoice_id ? await findInvoiceRow(context.em, invoice_id) : undefined;
    const variables = paymentVariables(payment, invoice, data);
    const link = invoice_id ? `/customer/billing/${invoice_id}` : '/customer/billing';
    await this.notify(context, payment, { template, body: payment.external_ref, link, data, variables });
  }

  private async notify(
    context: EventContext,
    row: InvoiceDetailRow | PaymentRow,
    message: UntitledMessage,
  ): Promise<void> {
    const { event, em } = context;
    const seeing = await customersWithMoneyVisibility(em, row);
    const people = await findRecipients(
      em,
      seeing.filter((id) => id !== event.actor_id),
    );
    const address = await findBillingAddress(em, row, seeing);
    const addresses = address && !address.has_complained ? [{ id: null, email: address.email }] : [];
    await this.delivery.notify(context, [...people, ...addresses], message);
  }
}
