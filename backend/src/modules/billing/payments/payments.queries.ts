import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DealPaymentView,
  hasAdminRights,
  receivedPaymentStatuses,
  type Actor,
  type DealPaymentTotals,
  type ListDealPayments,
  type RefundView,
} from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { inDollars, sumOf, withDollars, type InCents } from '../../../infrastructure/database/money.js';
import { inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';
import { dayOf, startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { roleViews } from '../../../infrastructure/database/views.js';
import { moneyVisibleTo } from '../../companies/index.js';
import { isFoundBy } from '../accounts/customer-search.js';

/** What narrows a list; figures are made by the same filters, so that figure and list agree. */
export type PaymentFilters = Partial<Omit<ListDealPayments, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

const columns = viewColumns('y', DealPaymentView, {
  company_id: 'c.company_id',
  customer_name: null,
  deal_title: 'd.title',
  invoice_number: 'i.number',
  amount: 'cents',
  refunded: 'cents',
  refunds: null,
  unapplied: null,
});

const fromPayments = (em: EntityManager) =>
  kysely(em)
    .selectFrom('deal_payments as y')
    .innerJoin('users as c', 'c.id', 'y.customer_id')
    .leftJoin('customer_deals as d', 'd.id', 'y.deal_id')
    .leftJoin('invoices as i', 'i.id', 'y.invoice_id');

type Payments = ReturnType<typeof fromPayments>;

/** Payments made for an invoice, and others whose credit came to it. */
const paid = (invoiceId: string) => sql<boolean>`y.id in (
  select id from deal_payments where invoice_id = ${invoiceId}
  union select payment_id from ledger_entries where invoice_id = ${invoiceId})`;

/** Payments of which some money went back in these days. */
const refundedWithin = ({ refunded_from: from = '0001-01-01', refunded_to: to = '9999-12-31' }: PaymentFilters) =>
  sql<boolean>`exists (
    select 1 from ledger_entries as e where e.payment_id = y.id and e.kind = 'refund'
      and ${dayOf('e.created_at')} between ${from} and ${to})`;

/** What went back of payment `y` in the days of the filters, where they name some; cents. */
export const refundedCents = ({ refunded_from: from, refunded_to: to }: PaymentFilters): RawBuilder<string> =>
  from || to
    ? sql<string>`(select coalesce(-sum(e.amount_cents), 0) from ledger_entries as e
        where e.payment_id = y.id and e.kind = 'refund'
          and ${dayOf('e.created_at')} between ${from ?? '0001-01-01'} and ${to ?? '9999-12-31'})`
    : sql<string>`y.refunded_cents`;

/** Admins find payments by their customer and note as well; customers don't find what they can't read. */
const isFound = (actor: Actor, search: string): RawBuilder<boolean> =>
  hasAdminRights(actor)
    ? isFoundBy(sql.ref('y.search_text'), sql.ref('y.customer_id'), search)
    : containsEveryWord(sql`lower(y.external_ref)`, search);

/** The visible payments that pass the filters, without columns: to be selected from, counted or summed. */
export function visiblePayments(em: EntityManager, actor: Actor, filters: PaymentFilters = {}): Payments {
  let query = fromPayments(em).where(moneyVisibleTo(actor, 'deal_payments', 'y'));
  if (filters.customer_id) query = query.where('y.customer_id', '=', filters.customer_id);
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.deal_id) query = query.where('y.deal_id', '=', filters.deal_id);
  if (filters.invoice_id) query = query.where(paid(filters.invoice_id));
  if (filters.status) query = query.where('y.status', 'in', inLiteral(filters.status));
  if (filters.method) query = query.where('y.method', 'in', filters.method);
  if (filters.received_from) query = query.where(sql`y.received_at`, '>=', startOfDay(filters.received_from));
  if (filters.received_to) query = query.where(sql`y.received_at`, '<', startOfDay(filters.received_to, 1));
  if (filters.refunded_from || filters.refunded_to) query = query.where(refundedWithin(filters));
  if (filters.search) query = query.where(isFound(actor, filters.search));
  return query;
}

/** What of payment `y` is on no invoice. */
export const unapplied = sql<string>`(
  select coalesce(sum(e.amount_cents), 0) from ledger_entries as e where e.payment_id = y.id and e.invoice_id is null)`;

const refunds = sql<InCents<RefundView, 'amount'>[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'amount_cents', r.amount_cents, 'reason', r.reason,
    'at', r.refunded_at) order by r.id), '[]')
  from refunds as r where r.payment_id = y.id)`;

const withColumns = (query: Payments) =>
  query
    .select(columns)
    .select([unapplied.as('unapplied_cents'), refunds.as('refunds'), personName('c').as('customer_name')]);

/** One row of a list or a detail; the note included, so it never leaves without a view. */
export type PaymentRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The same with the columns of a row. */
export const visiblePaymentRows = (em: EntityManager, actor: Actor, filters: PaymentFilters = {}) =>
  withColumns(visiblePayments(em, actor, filters));

/** One payment, without a permission check. */
export const findPaymentRow = (em: EntityManager, id: string): Promise<PaymentRow | undefined> =>
  withColumns(fromPayments(em)).where('y.id', '=', id).executeTakeFirst();

/** The payments whose money lies, or lay, on an invoice. */
export const paymentRowsOf = (em: EntityManager, invoiceId: string): Promise<PaymentRow[]> =>
  withColumns(fromPayments(em)).where(paid(invoiceId)).execute();

/** The sums over the payments that the list would show with these filters; US dollars. */
export async function paymentTotals(
  em: EntityManager,
  actor: Actor,
  filters: PaymentFilters,
): Promise<DealPaymentTotals> {
  const isReceived = sql<boolean>`y.status in ${inLiteral(receivedPaymentStatuses)}`;
  const sums = await visiblePayments(em, actor, filters)
    .select([
      sumOf('y.amount_cents').as('amount'),
      sql<string>`coalesce(sum(y.amount_cents) filter (where ${isReceived}), 0)`.as('received'),
      sql<string>`coalesce(sum(${refundedCents(filters)}), 0)`.as('refunded'),
      sql<string>`coalesce(sum(y.amount_cents - y.refunded_cents) filter (where ${isReceived}), 0)`.as('kept'),
    ])
    .executeTakeFirstOrThrow();
  return inDollars(sums);
}

/** A payment as admins see it, as its customer does, and as a reader does. */
export const paymentViews = roleViews(
  DealPaymentView,
  DealPaymentView.omit({ customer_name: true, note: true }),
  (row: PaymentRow) => ({
    ...withDollars(row, 'amount', 'refunded', 'unapplied'),
    customer_name: row.customer_name ?? undefined,
    refunds: row.refunds.map((refund) => withDollars(refund, 'amount')),
  }),
);
