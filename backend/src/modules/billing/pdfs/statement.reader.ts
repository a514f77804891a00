import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  receivedPaymentStatuses,
  type BillTo,
  type ReadStatement,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { dollarsOf } from '../../../infrastructure/database/money.js';
import { dayOf } from '../../../infrastructure/database/time/business-time.js';
import { accountAddressee } from '../invoices/addressee.js';
import { visibleInvoices } from '../invoices/invoices.queries.js';
import { visiblePayments } from '../payments/payments.queries.js';
import { methodLabel, linesOfParty } from './pdf-labels.js';
import { letterheadOf, type PdfContent } from '../../../infrastructure/pdf/index.js';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';

interface EntryRow {
  kind: 'invoice' | 'credit_note' | 'payment' | 'refund';
  day: string;
  name: string;
  method: string | null;
  cents: string;
}

/** Reads what came and went on an account: the rows that the lists of invoices and payments show the actor. */
@Injectable()
export class StatementReader {
  constructor(private readonly em: EntityManager) {}

  /**
   * Void invoices and drafts are left out (decisions 4.66).
   * @throws DomainError `invalid` naming the customer when it is unknown or not the actor's;
   * `billing_account.statement_too_long`
   */
  async read(actor: UserActor, query: ReadStatement): Promise<Statement> {
    authorizeRole(actor, 'billing_account.read');
    const { from, to } = query;
    const { account, whose } = await accountOf(this.em, actor, query);
    const rows = await this.entries(actor, whose, to);
    const within = rows.filter(({ day }) => day >= from);
    if (within.length > limits.unpagedRows)
      throw new DomainError('billing_account.statement_too_long', { most: String(limits.unpagedRows) });
    const centsOf = (some: readonly EntryRow[]): number => some.reduce((sum, { cents }) => sum + Number(cents), 0);
    const opening = centsOf(rows) - centsOf(within);
    return {
      account,
      from,
      to,
      opening: dollarsOf(opening),
      entries: within.map(toEntry),
      closing: dollarsOf(centsOf(rows)),
    };
  }

  /** Everything until the last day, oldest first: what was before the first day is the opening balance. */
  private async entries(actor: UserActor, whose: Whose, to: string): Promise<EntryRow[]> {
    const db = this.em.getKysely();
    const invoices = visibleInvoices(this.em, actor, { ...whose, status: ['open', 'paid', 'uncollectible'] });
    const payments = visiblePayments(this.em, actor, { ...whose, status: [...receivedPaymentStatuses] });
    const { rows } = await sql<EntryRow>`
      with seen_invoices as (${invoices.select('i.id')}), seen_payments as (${payments.select('y.id')})
      select e.kind, e.day::text as day, e.name, e.method, e.cents from (
        select 'invoice' as kind, i.issue_date as day, 1 as place, i.number as name, null as method,
          i.total_cents as cents, i.id
        from invoices as i where i.id in (select id from seen_invoices)
        union all
        select 'credit_note', ${dayOf('n.issued_at')}, 2, n.number, null, -n.amount_cents, n.id
        from credit_notes as n where n.invoice_id in (select id from seen_invoices)
        union all
        select 'payment', ${dayOf('y.received_at')}, 3, y.external_ref, y.method, -y.amount_cents, y.id
        from deal_payments as y where y.id in (select id from seen_payments)
        union all
        select 'refund', ${dayOf('r.refunded_at')}, 4, r.reason, null, r.amount_cents, r.id
        from refunds as r where r.payment_id in (select id from seen_payments)) as e
      where e.day <= ${to}::date order by e.day, e.place, e.id`.execute(db);
    return rows;
  }
}

type Whose = { customer_id: string } | { company_id: string };

async function accountOf(em: EntityManager, actor: UserActor, { customer_id, company_id }: ReadStatement) {
  const isAdmin = actor.role === 'admin';
  if (!isAdmin && company_id) refuse('company_id', 'Only admins name a company');
  if (!isAdmin && customer_id && customer_id !== actor.id) refuse('customer_id', 'Only your own account');
  if (isAdmin && !customer_id && !company_id) refuse('customer_id', 'Say whose account');
  const found = await accountAddressee(em, company_id ? { company_id } : { customer_id: customer_id ?? actor.id });
  if (!found) refuse(company_id ? 'company_id' : 'customer_id', 'There is no such account');
  return {
    account: found.addressee,
    whose: found.companyId ? { company_id: found.companyId } : { customer_id: customer_id ?? actor.id },
  };
}

function toEntry({ kind, day, name, method, cents }: EntryRow): StatementEntry {
  const words = {
    invoice: `Invoice ${name}`,
    credit_note: `Credit note ${name}`,
    payment: `Payment ${name} (${methodLabel(method ?? '')})`,
    refund: `Refund: ${name}`,
  }[kind];
  return { day, words, amount: dollarsOf(cents) };
}

/** One entry of a statement; positive amounts are owed by the account. US dollars. */
interface StatementEntry {
  day: string;
  words: string;
  amount: number;
}

/** What an account owed at the beginning, what came and went, and what it owes at the end; negative is credit. */
export interface Statement {
  account: BillTo;
  from: string;
  to: string;
  opening: number;
  entries: readonly StatementEntry[];
  closing: number;
}

const columns = [
  { title: 'Date', share: 0.24 },
  { title: 'Entry', share: 0.42 },
  { title: 'Amount', share: 0.17, align: 'right' },
  { title: 'Balance', share: 0.17, align: 'right' },
] as const;

/** The statement of an account over some days. */
export function statementPdf({ account, from, to, opening, entries, closing }: Statement): PdfContent {
  let cents = Math.round(opening * 100);
  const rows = entries.map(({ day, words, amount }) => {
    cents += Math.round(amount * 100);
    return [formatDay(day), words, formatDollars(amount), formatDollars(cents / 100)];
  });
  return {
    title: `Statement of ${account.name}, ${from} to ${to}`,
    at: new Date(`${to}T12:00:00Z`),
    letterhead: letterheadOf(),
    blocks: [
      { type: 'head', kind: 'Statement', number: `${formatDay(from)} – ${formatDay(to)}` },
      {
        type: 'parties',
        title: 'Account',
        lines: linesOfParty(account),
        facts: [
          ['Opening balance', formatDollars(opening)],
          ['Closing balance', formatDollars(closing)],
        ],
      },
      {
        type: 'table',
        columns,
        rows: [[formatDay(from), 'Opening balance', '', formatDollars(opening)], ...rows],
      },
      { type: 'totals', lines: [['Closing balance in US dollars', formatDollars(closing)]] },
      { type: 'small', text: closingLabel(closing) },
    ],
  };
}

function closingLabel(closing: number): string {
  if (closing > 0) return 'This is what the account owes. How to pay stands on each invoice.';
  if (closing < 0) return 'This is credit of the account. It pays the next invoices.';
  return 'Nothing is owed.';
}
