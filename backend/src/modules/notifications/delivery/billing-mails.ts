import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import { findInvoiceRow, findPaymentRow } from '../../billing/index.js';
import { customersWhoSeeMoney } from '../../companies/index.js';
import type { MailDraft } from './mail-draft.js';
import type { QueuedMail } from './notification-outbox.js';
import type { Person } from '../listeners/recipients.reader.js';
import { invoiceMail, paymentMail } from '../templates/billing-templates.js';
import { safeFirstName } from '../templates/first-name.js';
import type { BillingTemplateName } from '../templates/template.js';
import { invoiceVariables, paymentVariables } from '../templates/variables/billing-variables.js';

/** Writes mails about money from the rows as they are at the moment of sending. */
@Injectable()
export class BillingMails {
  constructor(private readonly config: Config) {}

  /** The mail, or undefined when it is no longer so or its reader no longer sees the row. */
  async write(
    em: EntityManager,
    { data, link }: QueuedMail,
    template: BillingTemplateName,
    person: Person,
  ): Promise<MailDraft | undefined> {
    const to = { firstName: safeFirstName(person.first_name), url: `${this.config.publicUrl}${link}` };
    const [invoice, payment] = [
      data['invoice_id'] ? await findInvoiceRow(em, data['invoice_id']) : undefined,
      data['payment_id'] ? await findPaymentRow(em, data['payment_id']) : undefined,
    ];
    const row = payment ?? invoice;
    if (!row || !(await customersWhoSeeMoney(em, row)).includes(person.id)) return undefined;
    if (payment) {
      const variables = paymentVariables(payment, invoice, data, to.firstName);
      return { template, content: paymentMail(template, payment, invoice, data, to), variables };
    }
    const content = invoice && invoiceMail(template, invoice, data, to);
    return content && { template, content, variables: invoiceVariables(invoice, data, to.firstName) };
  }
}
