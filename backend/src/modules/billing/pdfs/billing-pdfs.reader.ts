import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ByCreditNote,
  type ByRefund,
  type DealPaymentView,
  type ReadInvoicePdf,
  type ReadStatement,
  type UserActor,
} from '@portal/contracts';
import { sql, type NotNull } from 'kysely';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { dollarsOf, sumOf } from '../../../infrastructure/database/money.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import { accountAddressee } from '../invoices/addressee.js';
import { InvoicesReader } from '../invoices/invoices.reader.js';
import { PaymentsService } from '../payments/payments.service.js';
import { creditNotePdf, invoicePdf, originalInvoicePdf } from './invoice-pdf.js';
import { receiptPdf, refundPdf, type Receipt } from './receipt-pdf.js';
import { statementPdf, StatementReader } from './statement.reader.js';
import { StoredPdfs } from './stored-pdfs.js';

/** Invoices, credit notes, receipts and statements as PDF, for readers of the record. */
@Injectable()
export class BillingPdfsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesReader,
    private readonly payments: PaymentsService,
    private readonly statements: StatementReader,
    private readonly stored: StoredPdfs,
    private readonly threads: PdfThreads,
  ) {}

  /**
   * An invoice as it stands, or as it was issued.
   * @throws DomainError `not_found`, also for the original of a draft; `unavailable`, `storage.unavailable`
   */
  async invoice(actor: Actor, id: string, { copy }: ReadInvoicePdf): Promise<Download> {
    const invoice = await this.invoices.get(actor, id);
    if (copy) {
      if (invoice.number === null) throw new DomainError('not_found');
      const content = async () => originalInvoicePdf(await this.invoices.asIssued(actor, id));
      const pdf = { state: null, name: `${invoice.number} original`, content };
      return this.stored.open({ subjectId: id, kind: 'original', ...pdf });
    }
    // a draft shows its customer's current data, which its version doesn't cover
    if (invoice.number === null) return this.unstored('Invoice draft', await this.threads.draw(invoicePdf(invoice)));
    const pdf = { state: `${invoice.version}`, name: invoice.number, content: () => invoicePdf(invoice) };
    return this.stored.open({ subjectId: id, kind: 'invoice', ...pdf });
  }

  /** A credit note. @throws DomainError `not_found`; `unavailable`, `storage.unavailable` */
  async creditNote(actor: Actor, { id, noteId }: ByCreditNote): Promise<Download> {
    const invoice = await this.invoices.get(actor, id);
    const note = orNotFound(invoice.credit_notes.find((one) => one.id === noteId));
    const content = async () => creditNotePdf(invoice, note, await this.movedToAccount(noteId));
    return this.stored.open({ subjectId: noteId, kind: 'credit_note', state: null, name: note.number, content });
  }

  /**
   * A receipt for a payment that came in.
   * @throws DomainError `not_found`; `deal_payment.not_received`; `unavailable`, `storage.unavailable`
   */
  async receipt(actor: Actor, id: string): Promise<Download> {
    const payment = await this.receivedPayment(actor, id);
    const state = `${payment.version}:${await this.movesOf(id)}`;
    const content = async () => receiptPdf(await this.receiptOf(payment));
    return this.stored.open({
      subjectId: id,
      kind: 'receipt',
      state,
      name: `Receipt ${payment.external_ref}`,
      content,
    });
  }

  /** The receipt of a refund. @throws DomainError `not_found`; `unavailable`, `storage.unavailable` */
  async refund(actor: Actor, { id, refundId }: ByRefund): Promise<Download> {
    const payment = await this.receivedPayment(actor, id);
    const refund = orNotFound(payment.refunds.find((one) => one.id === refundId));
    const name = `Refund ${payment.external_ref}`;
    const content = async () => refundPdf(await this.receiptOf(payment), refund);
    return this.stored.open({ subjectId: refundId, kind: 'refund', state: null, name, content });
  }

  /**
   * The statement of an account over some days, drawn each time.
   * @throws DomainError `invalid` naming whose account; `billing_account.statement_too_long`; `unavailable`
   */
  async statement(actor: UserActor, query: ReadStatement): Promise<Download> {
    const statement = await this.statements.read(actor, query);
    const bytes = await this.threads.draw(statementPdf(statement));
    return this.unstored(`Statement ${statement.account.name} ${query.from} ${query.to}`, bytes);
  }

  private unstored(name: string, bytes: Buffer): Download {
    return { name: `${name}.pdf`, type: 'application/pdf', size: bytes.length, content: bytes };
  }

  private async receivedPayment(actor: Actor, id: string): Promise<DealPaymentView> {
    const payment = await this.payments.get(actor, id);
    if (payment.received_at === null) throw new DomainError('deal_payment.not_received');
    return payment;
  }

  private async receiptOf(payment: DealPaymentView): Promise<Receipt> {
    const account = orNotFound(await accountAddressee(this.em, { customer_id: payment.customer_id }));
    const moves = kysely(this.em).selectFrom('ledger_entries as e').where('e.payment_id', '=', payment.id);
    const byInvoice = moves.innerJoin('invoices as i', 'i.id', 'e.invoice_id').groupBy('i.number').orderBy('i.number');
    const paid = await byInvoice
      .select(['i.number', sumOf('e.amount_cents').as('cents')])
      .having(sql<boolean>`sum(e.amount_cents) > 0`)
      .$narrowType<{ number: NotNull }>() // what is paid is issued
      .execute();
    return {
      payment,
      payer: account.addressee,
      paid: paid.map(({ number, cents }) => ({ number, amount: Number(cents) / 100 })),
    };
  }

  /** How often money of a payment has moved: what it pays changes without the payment itself. */
  private async movesOf(paymentId: string): Promise<string> {
    const moves = kysely(this.em).selectFrom('ledger_entries').where('payment_id', '=', paymentId);
    return (await moves.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count;
  }

  /** What a credit note took back of money that was paid already; US dollars. */
  private async movedToAccount(noteId: string): Promise<number> {
    const moves = kysely(this.em).selectFrom('ledger_entries').where('credit_note_id', '=', noteId);
    const credit = moves.where('invoice_id', 'is', null).select(sumOf('amount_cents').as('cents'));
    return dollarsOf((await credit.executeTakeFirstOrThrow()).cents);
  }
}
