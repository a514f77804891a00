import { Injectable } from '@nestjs/common';
import { Config } from '../../../../infrastructure/config/config.js';
import { findInvoiceRow, findPaymentRow } from '../../../billing/index.js';
import { customersWithMoneyVisibility } from '../../../companies/index.js';
import type { MailDraft } from '../mail-draft.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';
import { invoiceFrame, invoiceVariables, paymentFrame, paymentVariables } from '../../templates/billing-mail.js';
import { billingTexts, type BillingTemplateName } from '../../templates/catalogue/billing-texts.js';
import { namesOf } from '../../templates/catalogue/template-definition.js';
import { safeFirstName } from '../../templates/first-name.js';

/** Writes mails about money from the rows as they are at the moment of sending. */
@Injectable()
export class BillingMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when it is no longer so or its reader no longer sees the row. */
  @WritesMails(namesOf(billingTexts))
  async write({ em, mail, template, person }: MailRequest<BillingTemplateName>): Promise<MailDraft | undefined> {
    if (!person) return undefined;
    const { data, link } = mail;
    const [firstName, url] = [safeFirstName(person.first_name), `${this.config.publicUrl}${link}`];
    const [invoice, payment] = [
      data['invoice_id'] ? await findInvoiceRow(em, data['invoice_id']) : undefined,
      data['payment_id'] ? await findPaymentRow(em, data['payment_id']) : undefined,
    ];
    const row = payment ?? invoice;
    if (!row || !(await customersWithMoneyVisibility(em, row)).includes(person.id)) return undefined;
    if (payment) {
      const variables = paymentVariables(payment, invoice, data, firstName);
      return { template, frame: paymentFrame(template, payment, invoice, data, url), variables };
    }
    const frame = invoice && invoiceFrame(template, invoice, url);
    return frame && { template, frame, variables: invoiceVariables(invoice, data, firstName) };
  }
}
