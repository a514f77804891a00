import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MoneyOwnership } from '@portal/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { sumOf } from '../../../infrastructure/database/money.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { lastPassedReminder } from '../invoices/invoice-reminders.sweep.js';
import type { Payment } from './payment.entity.js';

interface Posting {
  kind: 'payment' | 'allocation' | 'refund' | 'credit_note';
  paymentId: string;
  /** Without one it is about the account's credit. */
  invoiceId?: string;
  creditNoteId?: string;
  refundId?: string;
  /** Absent: now. */
  at?: Date | null;
  cents: number;
}

/** So many cents of a payment lie somewhere. */
interface Share {
  id: string;
  cents: number;
}

/** What each of the shares gives of so many cents, in their order; those that give nothing are left out. */
function partsOf(cents: number, shares: readonly Share[]): Share[] {
  let left = cents;
  return shares.flatMap((share) => {
    const part = Math.min(left, share.cents);
    left -= part;
    return part > 0 ? [{ id: share.id, cents: part }] : [];
  });
}

async function post(em: EntityManager, ...postings: Posting[]): Promise<void> {
  await em.flush();
  for (const { kind, paymentId, invoiceId = null, creditNoteId = null, refundId = null, cents, at = null } of postings)
    await em.execute(
      `insert into ledger_entries (id, created_at, kind, payment_id, invoice_id, credit_note_id, refund_id, amount_cents)
       values (?, coalesce(?, now()), ?, ?, ?, ?, ?, ?)`,
      [uuidv7(), at, kind, paymentId, invoiceId, creditNoteId, refundId, cents],
    );
}

/**
 * A received payment becomes credit of its account; its invoice, where it has one, is paid from it as far as it goes.
 * @param at when it was; now, unless books are written later
 */
export async function recordPayment(
  em: EntityManager,
  payment: Payment,
  invoice: Invoice | null,
  at: Date | null = null,
): Promise<void> {
  await post(em, { kind: 'payment', paymentId: payment.id, cents: payment.amountCents, at });
  if (invoice?.takesMoney()) await apply(em, payment.id, invoice, Math.min(payment.amountCents, invoice.balance()), at);
}

/** The payment of an invoice that was brought along as paid: what it is worth came and went to the invoice. */
export function recordOpeningPayment(em: EntityManager, payment: Payment, invoice: Invoice, at: Date): Promise<void> {
  const [entry, cents] = [{ paymentId: payment.id, at }, payment.amountCents];
  return post(
    em,
    { ...entry, kind: 'payment', cents },
    { ...entry, kind: 'allocation', cents: -cents },
    { ...entry, kind: 'allocation', invoiceId: invoice.id, cents },
  );
}

/**
 * Pays an invoice from its account's credit, the oldest money first; answers how many cents it came to.
 * @param at when it was; now, unless books are written later
 */
export async function spendCredit(
  em: EntityManager,
  account: MoneyOwnership,
  invoice: Invoice,
  most: number = Number.MAX_SAFE_INTEGER,
  at: Date | null = null,
): Promise<number> {
  const parts = partsOf(Math.min(most, invoice.balance()), await creditsOf(em, account));
  for (const { id, cents } of parts) await apply(em, id, invoice, cents, at);
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * What was paid of an invoice, the newest money first, becomes credit of the account: a credit note took it back.
 * @param at when it was; now, unless books are written later
 */
export async function moveToCredit(
  em: EntityManager,
  invoice: Invoice,
  cents: number,
  creditNoteId: string,
  at: Date | null = null,
): Promise<void> {
  for (const part of partsOf(cents, await sharesOf(em, { invoiceId: invoice.id }))) {
    const posting = { kind: 'credit_note', paymentId: part.id, creditNoteId, at } as const;
    await post(em, { ...posting, invoiceId: invoice.id, cents: -part.cents }, { ...posting, cents: part.cents });
  }
}

/**
 * Refunds a payment: first what is credit, then from the invoices it paid, the newest first; these are owed again
 * (decisions 4.62).
 * @param at when it was; now, unless books are written later
 */
export async function refund(
  em: EntityManager,
  payment: Payment,
  cents: number,
  reason: string,
  at: Date | null = null,
): Promise<void> {
  const refundId = uuidv7();
  await em.flush();
  await em.execute(
    'insert into refunds (id, payment_id, amount_cents, reason, refunded_at) values (?, ?, ?, ?, coalesce(?, now()))',
    [refundId, payment.id, cents, reason, at],
  );
  const posting = { kind: 'refund', paymentId: payment.id, refundId, at } as const;
  const free = Math.min(cents, await unappliedOf(em, payment.id));
  if (free > 0) await post(em, { ...posting, cents: -free });
  for (const part of partsOf(cents - free, await sharesOf(em, { paymentId: payment.id }))) {
    const invoice = await em.findOneOrFail(Invoice, part.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    await post(em, { ...posting, invoiceId: invoice.id, cents: -part.cents });
    invoice.giveBack(part.cents, await passedReminderOf(em, invoice));
  }
  await em.flush();
}

const passedReminderOf = async (em: EntityManager, { dueDate }: Invoice): Promise<number | null> =>
  dueDate === null ? null : lastPassedReminder(dueDate, await businessDay(em));

async function apply(
  em: EntityManager,
  paymentId: string,
  invoice: Invoice,
  cents: number,
  at: Date | null,
): Promise<void> {
  if (cents === 0) return;
  const posting = { kind: 'allocation', paymentId, at } as const;
  await post(em, { ...posting, cents: -cents }, { ...posting, invoiceId: invoice.id, cents });
  invoice.receive(cents);
  await em.flush();
}

const entries = (em: EntityManager) => kysely(em).selectFrom('ledger_entries');

async function unappliedOf(em: EntityManager, paymentId: string): Promise<number> {
  const credit = entries(em).where('payment_id', '=', paymentId).where('invoice_id', 'is', null);
  return Number((await credit.select(sumOf('amount_cents').as('cents')).executeTakeFirstOrThrow()).cents);
}

/** The payments of an account that are, in part or in whole, on no invoice. */
function credits(em: EntityManager, { customer_id, company_id }: MoneyOwnership) {
  const ofCompany = kysely(em).selectFrom('users').select('id').where('company_id', '=', company_id);
  const credit = sql<{ cents: string }>`(
    select sum(amount_cents) as cents from ledger_entries where payment_id = p.id and invoice_id is null)`;
  const payments = kysely(em)
    .selectFrom('deal_payments as p')
    .innerJoinLateral(credit.as('l'), (join) => join.onTrue())
    .where((eb) => (company_id ? eb('p.customer_id', 'in', ofCompany) : eb('p.customer_id', '=', customer_id)));
  return payments.select(['p.id', 'l.cents']).where('l.cents', '>', sql.lit('0'));
}

/** The same, locked, in the order they came. */
const creditsOf = async (em: EntityManager, account: MoneyOwnership): Promise<Share[]> =>
  toShares(await credits(em, account).orderBy('p.received_at').orderBy('p.id').forNoKeyUpdate('p').execute());

/** What an account has as credit, in cents. */
export const creditOf = async (em: EntityManager, account: MoneyOwnership): Promise<number> =>
  toShares(await credits(em, account).execute()).reduce((sum, { cents }) => sum + cents, 0);

/** Which payments paid an invoice, or which invoices a payment paid; what came last is first. */
async function sharesOf(em: EntityManager, of: { invoiceId: string } | { paymentId: string }): Promise<Share[]> {
  const [other, one, id] =
    'invoiceId' in of
      ? (['payment_id', 'invoice_id', of.invoiceId] as const)
      : (['invoice_id', 'payment_id', of.paymentId] as const);
  const own = entries(em).where(one, '=', id).where('invoice_id', 'is not', null);
  const shares = own.select([sql.ref<string>(other).as('id'), sumOf('amount_cents').as('cents')]).groupBy(other);
  const left = shares.having(sql<boolean>`sum(amount_cents) > 0`).orderBy(sql`max(id::text)`, 'desc');
  return toShares(await left.execute());
}

const toShares = (rows: readonly { id: string; cents: string }[]): Share[] =>
  rows.map(({ id, cents }) => ({ id, cents: Number(cents) }));
