import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type InvoiceMailPreview,
  type InvoiceMailQuery,
  type InvoiceMailRecipient,
  type InvoiceMailRecipients,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { previewInTurn } from '../../../infrastructure/message-texts/index.js';
import { daysPastDue, findInvoiceRow, NEXT_NUMBER, type InvoiceDetailRow } from '../../billing/index.js';
import { customersWithMoneyVisibility } from '../../companies/index.js';
import { Delivery } from '../delivery/delivery.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import type { QueuedMail } from '../delivery/notification-outbox.js';
import { type BillingAddress, findBillingAddress } from '../listeners/notifiers/billing-address.reader.js';
import { SWITCHED_OFF } from '../notification.entity.js';
import { timingOf } from '../preferences/delivery-time.js';
import { CAME_BACK, isSuppressedAddress, UNWANTED } from '../suppressions/mail-suppression.view.js';

/** What all recipients' mails share. */
type Shared = Omit<QueuedMail, 'recipient_id' | 'recipient_email'>;

const OWN_MAIL: readonly string[] = ['at_once', 'quiet_hours'];

/** Shows admins the mail about an invoice before it goes (decisions 4.106). */
@Injectable()
export class InvoiceMailsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly delivery: Delivery,
    private readonly mails: NotificationMails,
  ) {}

  /**
   * The mail that goes when a draft is issued, or when an open invoice is reminded of; `again`, that of its issue.
   * @throws DomainError `not_found`; `invoice.empty` of a draft without lines, `invoice.not_open` or
   *   `invoice.not_sendable` of other states
   */
  preview(actor: UserActor, id: string, { again = false }: InvoiceMailQuery = {}): Promise<InvoiceMailPreview> {
    authorizeRole(actor, 'invoice.preview_mail');
    return previewInTurn(actor.id, async () => {
      const invoice = await this.invoiceOf(id);
      const shared = await this.sharedOf(invoice, again);
      const recipients = await this.recipients(invoice, shared);
      const reader = recipients.find(({ timing }) => OWN_MAIL.includes(timing));
      const mail =
        reader && (await this.mails.preview({ ...shared, recipient_id: reader.id, recipient_email: reader.email }));
      return {
        recipients,
        mail: mail ? { title: null, ...mail } : null,
        attachment: mail ? `${invoice.number ?? NEXT_NUMBER}.pdf` : null,
      };
    });
  }

  /**
   * Whom the mails go to when these drafts are issued, or these open invoices reminded of.
   * @throws DomainError `not_found`; `invoice.not_open` of other states
   */
  listRecipients(actor: UserActor, ids: readonly string[]): Promise<InvoiceMailRecipients[]> {
    authorizeRole(actor, 'invoice.preview_mail');
    return previewInTurn(actor.id, async () => {
      const all: InvoiceMailRecipients[] = [];
      for (const id of ids) {
        const invoice = await this.invoiceOf(id);
        all.push({ invoice_id: id, recipients: await this.recipients(invoice, await this.sharedOf(invoice)) });
      }
      return all;
    });
  }

  private async invoiceOf(id: string): Promise<InvoiceDetailRow> {
    const row = await findInvoiceRow(this.em, id);
    return orNotFound(row?.deleted_at === null ? row : undefined);
  }

  private async sharedOf({ id, status, due_date }: InvoiceDetailRow, again = false): Promise<Shared> {
    if (again && status !== 'open' && status !== 'paid') throw new DomainError('invoice.not_sendable');
    if (!again && status !== 'draft' && status !== 'open') throw new DomainError('invoice.not_open');
    const isReminder = status === 'open' && !again;
    const data: Shared['data'] = { invoice_id: id };
    if (isReminder) data['days'] = `${daysPastDue(due_date, await businessDay(this.em))}`;
    return {
      id,
      template: isReminder ? 'invoice_reminder' : 'invoice_issued',
      category: 'billing',
      data,
      link: `/customer/billing/${id}`,
      ...{ title: '', body: '', merge_key: null, record_key: null, is_suppressed: false },
    };
  }

  /** Everybody who sees the invoice, and the company's billing e-mail, with what the sender would do. */
  private async recipients(invoice: InvoiceDetailRow, shared: Shared): Promise<InvoiceMailRecipient[]> {
    const seeing = await customersWithMoneyVisibility(this.em, invoice);
    const people = await kysely(this.em)
      .selectFrom('users as u')
      .select(['u.id', 'u.email', 'u.status', personName('u').as('name')])
      .select(sql<boolean>`${sql.raw(isSuppressedAddress('u.email'))}`.as('is_suppressed'))
      .where('u.id', '=', sql<string>`any(${seeing}::uuid[])`)
      .where('u.deleted_at', 'is', null)
      .orderBy(sql`u.id <> ${invoice.customer_id}`)
      .orderBy('u.created_at')
      .execute();
    const now = await databaseNow(this.em);
    const times = await this.delivery.mailTimes(this.em, people, shared, now);
    const accounts = people.map(({ id, email, name, status, is_suppressed }, index) => {
      const time = times[index] ?? null;
      const reason =
        status === 'suspended' ? SUSPENDED : time === null ? SWITCHED_OFF : is_suppressed ? CAME_BACK : null;
      const timing = timingOf(reason === null ? time : null, now);
      const waits = timing !== 'at_once' && timing !== 'never';
      return { id, name, email, timing, due_at: waits && time ? time.dueAt.toISOString() : null, reason };
    });
    const address = await findBillingAddress(this.em, invoice, seeing);
    return address ? [...accounts, ofAddress(address)] : accounts;
  }
}

/** An address without an account has no preferences: its mail goes at once. */
function ofAddress({ email, company_name, is_suppressed, has_complained }: BillingAddress): InvoiceMailRecipient {
  const reason = is_suppressed ? CAME_BACK : has_complained ? UNWANTED : null;
  return { id: null, name: company_name, email, timing: reason === null ? 'at_once' : 'never', due_at: null, reason };
}

const SUSPENDED = 'The account is suspended';
