import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type ApplyCredit, type CreateCreditNote, type InvoiceView } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { centsOf } from '../../../infrastructure/database/money.js';
import { lockInvoice, viewOfInvoice } from './invoice.load.js';
import { moveToCredit, spendCredit } from '../payments/ledger.js';
import { nextNumber } from './document-numbers.js';

/** Corrects invoices, and pays them from what an account has (decisions, section 4). */
@Injectable()
export class CreditNotesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Takes back part or all of an issued invoice. What was paid of it already becomes credit of the account.
   * @throws DomainError `not_found`, `stale_version`, `invoice.nothing_owed` for drafts and void ones,
   *   `invoice.credit_above_total`
   */
  write(actor: Actor, id: string, input: CreateCreditNote): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id, input);
      authorize(actor, 'invoice.credit', account);
      if (!invoice.takesMoney() && invoice.status !== 'paid') throw new DomainError('invoice.nothing_owed');
      const [cents, left] = [centsOf(input.amount), invoice.totalCents - invoice.creditedCents];
      if (cents > left) throw new DomainError('invoice.credit_above_total', { left: `$${(left / 100).toFixed(2)}` });
      const note = { id: uuidv7(), number: await nextNumber(em, 'CN', await businessDay(em)) };
      await em.execute(
        'insert into credit_notes (id, invoice_id, number, amount_cents, reason, issued_at) values (?, ?, ?, ?, ?, now())',
        [note.id, id, note.number, cents, input.reason],
      );
      const paidOfIt = Math.max(0, cents - invoice.balance());
      await moveToCredit(em, invoice, paidOfIt, note.id);
      invoice.credit(cents, paidOfIt, note.number);
      return viewOfInvoice(em, actor, id);
    });
  }

  /**
   * Pays an open invoice from its account's credit: the given amount, or as much as there is and is owed.
   * @throws DomainError `not_found`, `stale_version`, `invoice.nothing_owed`, `invoice.no_credit`
   */
  apply(actor: Actor, id: string, input: ApplyCredit): Promise<InvoiceView> {
    return this.em.transactional(async (em) => {
      const { invoice, account } = await lockInvoice(em, actor, id, input);
      authorize(actor, 'invoice.apply_credit', account);
      if (!invoice.takesMoney()) throw new DomainError('invoice.nothing_owed');
      const spent = await spendCredit(em, account, invoice, centsOf(input.amount));
      if (spent === 0) throw new DomainError('invoice.no_credit');
      return viewOfInvoice(em, actor, id);
    });
  }
}
