import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  fieldError,
  paymentStatuses,
  type Actor,
  type CreateDealPayment,
  type DealPaymentTotals,
  type DealPaymentView,
  type ListDealPayments,
  type PageWithTotals,
  type PaymentMethod,
  type RefundDealPayment,
  type UpdateDealPayment,
} from '@portal/contracts';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { currentView, lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { centsOf } from '../../../infrastructure/database/money.js';
import { paginate, sorted } from '../../../infrastructure/database/paginate.js';
import { enumOrder, kysely } from '../../../infrastructure/database/read-kit.js';
import { refusingTaken } from '../../../infrastructure/errors/problem.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { dealHeld, lockAccount } from '../accounts/account.js';
import { assertReferences } from '../billing-references.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { lockInvoice } from '../invoices/invoice.load.js';
import { recordPayment, refund } from './ledger.js';
import { Payment } from './payment.entity.js';
import { findPaymentRow, paymentTotals, paymentViews, visiblePaymentRows } from './payments.queries.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order = { status: enumOrder(paymentStatuses, 'y.status'), amount: sql`y.amount_cents` };

/** Records money that came in and went back, by hand: the admins' business (decisions, section 4). */
@Injectable()
export class PaymentsService {
  constructor(private readonly em: EntityManager) {}

  /** The payments the actor may see, filtered, sorted and paged, with the sums of all pages. */
  async list(actor: Actor, query: ListDealPayments): Promise<PageWithTotals<DealPaymentView, DealPaymentTotals>> {
    authorizeRole(actor, 'deal_payment.list');
    const rows = sorted(visiblePaymentRows(this.em, actor, query), 'y', query, { order });
    const page = await paginate(rows, query, paymentViews.viewFor(actor));
    return { ...page, totals: await paymentTotals(this.em, actor, query) };
  }

  /** One payment. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealPaymentView> {
    const row = orNotFound(await visiblePaymentRows(this.em, actor).where('y.id', '=', id).executeTakeFirst());
    return paymentViews.viewFor(actor)(row);
  }

  /**
   * Money for an invoice, a deal or an account. What an invoice doesn't need stays as the account's credit.
   * @throws DomainError `deal_payment.reference_taken`, `deal_payment.invoice_closed`; `invalid` naming what doesn't
   *   exist, isn't the customer's, or is missing
   */
  create(actor: Actor, input: CreateDealPayment): Promise<DealPaymentView> {
    return this.em.transactional(async (em) => {
      const { customerId, dealId, invoice } = await this.target(em, actor, input);
      authorize(actor, 'deal_payment.create', await lockAccount(em, customerId));
      const payment = Payment.record(
        {
          customerId,
          dealId,
          invoiceId: invoice?.id ?? null,
          amountCents: centsOf(input.amount),
          method: input.method,
          externalRef: input.external_ref ?? ownReference(input.method),
          note: input.note ?? null,
        },
        input.status === 'succeeded' ? receivedAt(input.received_at) : null,
      );
      const taken = () => fieldError('deal_payment.reference_taken', 'external_ref');
      await refusingTaken(taken, () => em.persist(payment).flush());
      if (payment.isReceived()) await recordPayment(em, payment, invoice);
      return viewOf(em, actor, payment.id);
    });
  }

  /**
   * Changes the note or the day; `status` settles a pending payment.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`
   */
  update(actor: Actor, id: string, input: UpdateDealPayment): Promise<DealPaymentView> {
    return this.em.transactional(async (em) => {
      const payment = await this.lock(em, actor, id, 'deal_payment.update', input);
      if (input.received_at) receivedAt(input.received_at);
      const wasReceived = payment.isReceived();
      payment.change(input);
      if (payment.isReceived() && !wasReceived) {
        const named = payment.invoiceId ? await lockInvoice(em, actor, payment.invoiceId) : null;
        await recordPayment(em, payment, named?.invoice ?? null);
      }
      return viewOf(em, actor, id);
    });
  }

  /**
   * Refunds a payment: first what is on no invoice, then from the invoices it paid, the newest first; these are owed
   * again.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`, `deal_payment.refund_above_amount`
   */
  refund(actor: Actor, id: string, input: RefundDealPayment): Promise<DealPaymentView> {
    return this.em.transactional(async (em) => {
      const payment = await this.lock(em, actor, id, 'deal_payment.refund', input);
      const cents = centsOf(input.amount);
      payment.refund(cents, input.reason);
      await refund(em, payment, cents, input.reason);
      return viewOf(em, actor, id);
    });
  }

  private async lock(
    em: EntityManager,
    actor: Actor,
    id: string,
    permission: 'deal_payment.update' | 'deal_payment.refund',
    sent: { version?: number | undefined },
  ): Promise<Payment> {
    // the deal of its invoice first, the order in which every transaction locks an invoice
    const found = await kysely(em)
      .selectFrom('deal_payments as p')
      .select(['p.customer_id', dealHeld(sql`(select deal_id from invoices where id = p.invoice_id)`).as('deal')])
      .where('p.id', '=', id)
      .executeTakeFirst();
    const account = await lockAccount(em, orNotFound(found).customer_id);
    const payment = await lockForUpdate(em, Payment, { id, deletedAt: null }, sent, () => viewOf(em, actor, id));
    authorize(actor, permission, account);
    return payment;
  }

  /** Whose money it is, and what for. */
  private async target(em: EntityManager, actor: Actor, { customer_id, invoice_id, deal_id }: CreateDealPayment) {
    const invoice = invoice_id ? await this.payable(em, actor, invoice_id) : null;
    const customerId = customer_id ?? invoice?.customerId ?? (await customerOfDeal(em, deal_id));
    if (invoice && invoice.customerId !== customerId) refuse('customer_id', 'The invoice is another customer’s');
    if (!invoice) await assertReferences(em, { customer_id: customerId, deal_id });
    else if (deal_id && deal_id !== invoice.dealId) refuse('deal_id', 'The invoice is of another deal');
    return { customerId, dealId: deal_id ?? invoice?.dealId ?? null, invoice };
  }

  private async payable(em: EntityManager, actor: Actor, id: string): Promise<Invoice> {
    const { invoice } = await lockInvoice(em, actor, id).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'not_found') refuse('invoice_id', 'There is no such invoice');
      throw error;
    });
    if (!invoice.takesMoney()) throw new DomainError('deal_payment.invoice_closed', { status: invoice.status });
    return invoice;
  }
}

async function customerOfDeal(em: EntityManager, dealId: string | undefined): Promise<string> {
  if (!dealId) refuse('customer_id', 'Say whose payment it is, or what for');
  const deals = kysely(em).selectFrom('customer_deals').select('customer_id').where('deleted_at', 'is', null);
  const deal = await deals.where('id', '=', dealId).executeTakeFirst();
  return deal?.customer_id ?? refuse('deal_id', 'There is no such deal');
}

/** The reference of a payment without a number of its own: unique, and short enough to be read aloud. */
const ownReference = (method: PaymentMethod): string =>
  `${method === 'cash' ? 'Cash' : 'Payment'} ${randomBytes(4).toString('hex').toUpperCase()}`;

function receivedAt(sent: string | undefined): Date {
  const at = sent ? new Date(sent) : new Date();
  if (at.getTime() > Date.now() + 60_000) refuse('received_at', 'This is in the future');
  return at;
}

const viewOf = currentView(findPaymentRow, paymentViews.viewFor);
