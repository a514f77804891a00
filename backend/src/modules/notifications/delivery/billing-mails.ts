import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import type { MailContent } from '../../../infrastructure/mail/index.js';
import { findInvoiceRow, findPaymentRow } from '../../billing/index.js';
import { customersWhoSeeMoney } from '../../companies/index.js';
import type { QueuedMail } from './notification-outbox.js';
import type { Person } from '../listeners/recipients.reader.js';
import { invoiceMail, paymentMail } from '../templates/billing-templates.js';
import { safeFirstName } from '../templates/first-name.js';
import type { BillingTemplateName } from '../templates/template.js';

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
  ): Promise<MailContent | undefined> {
    const to = { firstName: safeFirstName(person.first_name), url: `${this.config.publicUrl}${link}` };
    const [invoice, payment] = [
      data['invoice_id'] ? await findInvoiceRow(em, data['invoice_id']) : undefined,
      data['payment_id'] ? await findPaymentRow(em, data['payment_id']) : undefined,
    ];
    const row = payment ?? invoice;
    if (!row || !(await customersWhoSeeMoney(em, row)).includes(person.id)) return undefined;
    if (payment) return paymentMail(template, payment, invoice, data, to);
    return invoice && invoiceMail(template, invoice, data, to);
  }
}
