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
import { sql, type Selectable } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import type { Users } from '../../../infrastructure/database/tables.js';
import { anyOf, kysely, personName } from '../../../infrastructure/database/read-kit.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { previewInTurn } from '../../../infrastructure/message-texts/index.js';
import { daysPastDue, findInvoiceRows, NEXT_NUMBER, type InvoiceDetailRow } from '../../billing/index.js';
import { customersWithMoneyVisibilityOfEach } from '../../companies/index.js';
import { Delivery } from '../delivery/delivery.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import type { QueuedMail } from '../delivery/notification-outbox.js';
import { type BillingAddress, findBillingAddresses } from '../listeners/notifiers/billing-address.reader.js';
import { SWITCHED_OFF } from '../notification.entity.js';
import { timingOf, type DeliveryTime } from '../preferences/delivery-time.js';
import { CAME_BACK, isSuppressedAddress, UNWANTED } from '../suppressions/mail-suppression.view.js';

/** What all recipients' mails share. */
type Shared = Omit<QueuedMail, 'recipient_id' | 'recipient_email'>;

/** An invoice with its mail and to whom that goes. */
interface AskedInvoice {
  invoice: InvoiceDetailRow;
  shared: Shared;
  recipients: InvoiceMailRecipient[];
}

/** Who sees invoices, and whether mails to the address came back. */
interface Account extends Pick<Selectable<Users>, 'id' | 'email' | 'status'> {
  name: string | null;
  is_suppressed: boolean;
}

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
      const { invoice, shared, recipients } = orNotFound((await this.withRecipients([id], again))[0]);
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
      const asked = await this.withRecipients(ids);
      return asked.map(({ invoice, recipients }) => ({ invoice_id: invoice.id, recipients }));
    });
  }

  /**
   * Each of these invoices, in this order, with its mail, and with everybody who sees it and the company's billing e-mail,
   * and what the sender would do. The number of statements doesn't grow with that of the invoices.
   */
  private async withRecipients(ids: readonly string[], again = false): Promise<AskedInvoice[]> {
    const rows = new Map((await findInvoiceRows(this.em, ids)).map((row) => [row.id, row]));
    const invoices = ids.map((id) => orNotFound(rows.get(id)?.deleted_at === null ? rows.get(id) : undefined));
    const today = await businessDay(this.em);
    const asked = invoices.map((invoice) => ({ invoice, shared: sharedOf(invoice, today, again) }));
    const seeing = await customersWithMoneyVisibilityOfEach(this.em, invoices);
    const accounts = await this.accounts([...new Set(seeing.flat())]);
    const now = await databaseNow(this.em);
    const times = new Map<string, (DeliveryTime | null)[]>();
    for (const mail of new Map(asked.map(({ shared }) => [shared.template, shared])).values())
      times.set(mail.template, await this.delivery.mailTimes(this.em, accounts, mail, now));
    const addresses = await findBillingAddresses(
      this.em,
      invoices.map(({ company_id }, at) => ({ company_id, seeing: seeing[at] ?? [] })),
    );
    return asked.map(({ invoice, shared }, at) => {
      const recipients = accounts.flatMap((account, index) =>
        seeing[at]?.includes(account.id) ? [ofAccount(account, times.get(shared.template)?.[index] ?? null, now)] : [],
      );
      const isOther = ({ id }: InvoiceMailRecipient): number => Number(id !== invoice.customer_id);
      recipients.sort((one, other) => isOther(one) - isOther(other));
      const address = addresses[at];
      return { invoice, shared, recipients: address ? [...recipients, ofAddress(address)] : recipients };
    });
  }

  private accounts(ids: readonly string[]): Promise<Account[]> {
    return kysely(this.em)
      .selectFrom('users as u')
      .select(['u.id', 'u.email', 'u.status', personName('u').as('name')])
      .select(sql<boolean>`${sql.raw(isSuppressedAddress('u.email'))}`.as('is_suppressed'))
      .where('u.id', '=', anyOf(ids))
      .where('u.deleted_at', 'is', null)
      .orderBy('u.created_at')
      .execute();
  }
}

/** @throws DomainError `invoice.not_open`, `invoice.not_sendable` of states that no mail goes in */
function sharedOf({ id, status, due_date }: InvoiceDetailRow, today: string, again: boolean): Shared {
  if (again && status !== 'open' && status !== 'paid') throw new DomainError('invoice.not_sendable');
  if (!again && status !== 'draft' && status !== 'open') throw new DomainError('invoice.not_open');
  const isReminder = status === 'open' && !again;
  const data: Shared['data'] = { invoice_id: id };
  if (isReminder) data['days'] = `${daysPastDue(due_date, today)}`;
  return {
    id,
    template: isReminder ? 'invoice_reminder' : 'invoice_issued',
    category: 'billing',
    data,
    link: `/customer/billing/${id}`,
    ...{ title: '', body: '', merge_key: null, record_key: null, is_suppressed: false },
  };
}

function ofAccount(
  { id, email, name, status, is_suppressed }: Account,
  time: DeliveryTime | null,
  now: Date,
): InvoiceMailRecipient {
  const reason = status === 'suspended' ? SUSPENDED : time === null ? SWITCHED_OFF : is_suppressed ? CAME_BACK : null;
  const timing = timingOf(reason === null ? time : null, now);
  const waits = timing !== 'at_once' && timing !== 'never';
  return { id, name, email, timing, due_at: waits && time ? time.dueAt.toISOString() : null, reason };
}

/** An address without an account has no preferences: its mail goes at once. */
function ofAddress({ email, company_name, is_suppressed, has_complained }: BillingAddress): InvoiceMailRecipient {
  const reason = is_suppressed ? CAME_BACK : has_complained ? UNWANTED : null;
  return { id: null, name: company_name, email, timing: reason === null ? 'at_once' : 'never', due_at: null, reason };
}

const SUSPENDED = 'The account is suspended';
