import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OLD_NUMBER_PREFIX, type ImportedInvoice, type UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { assertPast, pastInstantOf } from '../../../infrastructure/database/time/past-days.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { lockAccount } from '../accounts/account.js';
import { assertReferences } from '../billing-references.js';
import { recordOpeningPayment } from '../payments/ledger.js';
import { Payment } from '../payments/payment.entity.js';
import { addressee } from './addressee.js';
import { currentSeller } from './invoice-issuing.js';
import { InvoicesService } from './invoices.service.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** Brings paid invoices along, each with its payment, on the days of another system (decisions 6.76). */
@Injectable()
export class ImportedInvoicesService {
  constructor(private readonly invoices: InvoicesService) {}

  /**
   * Whether an invoice can be brought along; nothing is written.
   * @throws DomainError `forbidden`; `invalid` naming a day after today, a customer that isn't there, or a number that
   *   another customer's invoice has
   */
  async assertAccepted(em: EntityManager, actor: UserActor, input: ImportedInvoice): Promise<void> {
    authorizeRole(actor, 'invoice.create');
    authorizeRole(actor, 'deal_payment.create');
    assertPast({ issued_on: input.issued_on, paid_on: input.paid_on });
    await assertReferences(em, { customer_id: input.customer_id });
    const number = sql<string>`lower(${numberOf(input.number)})`;
    const taken = kysely(em)
      .selectFrom('invoices')
      .select('id')
      .where(sql`lower(number)`, '=', number);
    if (await taken.executeTakeFirst()) refuse('number', 'An invoice of this number is there already');
  }

  /** Within the caller's transaction; resolves to the id. @throws DomainError as `assertAccepted` */
  async create(em: EntityManager, actor: UserActor, input: ImportedInvoice): Promise<string> {
    await this.assertAccepted(em, actor, input);
    const { customer_id: customerId, issued_on: issueDate, paid_on: dueDate, method } = input;
    const number = numberOf(input.number);
    await lockAccount(em, customerId);
    // what it was made of, and its tax, are on the original
    const description = input.description || `Invoice ${input.number}`;
    const invoice = await this.invoices.draft(em, {
      customer_id: customerId,
      lines: [{ description, quantity: 1, unit_price: input.amount, discount: 0 }],
      tax_rate: 0,
      notes: `From the billing system used before. The original is invoice ${input.number} as it was sent then.`,
    });
    const now = Date.now();
    const [issuedAt, paidAt] = [pastInstantOf(issueDate, 'morning', now), pastInstantOf(dueDate, 'afternoon', now)];
    const { billTo } = await addressee(em, customerId);
    const issue = { number, issueDate, dueDate, remindedDays: null, seller: currentSeller(number), billTo };
    invoice.bringAlong(issue, { issuedAt, paidAt });
    const facts = { customerId, dealId: null, invoiceId: invoice.id, method, externalRef: number, note: null };
    const payment = Payment.record({ ...facts, amountCents: invoice.totalCents }, paidAt);
    await em.persist(Object.assign(payment, { createdAt: paidAt })).flush();
    await recordOpeningPayment(em, payment, invoice, paidAt);
    return invoice.id;
  }

  /** Removes the lines and payments of invoices that an import brought, before these themselves: the import is undone. */
  async removeParts(em: EntityManager, ids: readonly string[]): Promise<void> {
    const list = `{${ids.join(',')}}`;
    const payments = 'select id from deal_payments where invoice_id = any(?::uuid[])';
    for (const statement of [
      `delete from ledger_entries where payment_id in (${payments})`,
      `delete from billing_papers where subject_id in (${payments})`,
      'delete from billing_papers where subject_id = any(?::uuid[])',
      'delete from deal_payments where invoice_id = any(?::uuid[])',
      'delete from invoice_lines where invoice_id = any(?::uuid[])',
    ])
      await em.execute(statement, [list], 'run');
  }
}

const numberOf = (number: string): string => `${OLD_NUMBER_PREFIX}${number}`;
