import type { EntityManager } from '@mikro-orm/postgresql';
import {
  billedInvoiceStatuses,
  hasAdminRights,
  invoiceFields,
  InvoiceView,
  namesOf,
  type Actor,
  type BillTo,
  type CreditNoteView,
  type InvoiceLineView,
  type InvoicePaymentView,
  type InvoiceTotals,
  type ListInvoices,
  type OverdueGroup,
} from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { listedRows } from '../../../infrastructure/database/listed-rows.js';
import { inDollars, sumOf, type InCents } from '../../../infrastructure/database/money.js';
import { anyOf, inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../../infrastructure/database/contains-text.js';
import { today } from '../../../infrastructure/database/time/business-time.js';
import { moneyVisibleTo } from '../../companies/index.js';
import { isFoundBy } from '../accounts/customer-search.js';
import { isOfProject } from '../schedule/schedule-entries.queries.js';
import { addresseeOf } from './addressee.js';
import type { Seller } from './invoice.entity.js';

/** What narrows a list; figures are made by the same filters, so that figure and list agree. */
export type InvoiceFilters = Partial<Omit<ListInvoices, 'page' | 'limit' | 'sortBy' | 'sortOrder' | 'groupBy'>>;

/** The amounts of an invoice, by the catalogue; its row has their cents. */
export const invoiceAmounts = namesOf(invoiceFields, 'dollars');

const columns = [
  ...viewColumns('i', InvoiceView, {
    company_id: 'c.company_id',
    company_name: 'k.name',
    ...(Object.fromEntries(invoiceAmounts.map((name) => [name, 'cents'])) as Record<
      (typeof invoiceAmounts)[number],
      'cents'
    >),
    // computed, or made of other rows
    ...{ customer_name: null, overdue_days: null, pending: null, credit_notes: null, bill_to: null, lines: null },
    ...{ payments: null, seller: null, how_to_pay: null, payment_details: null },
  }),
  'i.deleted_at',
] as const;

const fromInvoices = (em: EntityManager) =>
  kysely(em)
    .selectFrom('invoices as i')
    .innerJoin('users as c', 'c.id', 'i.customer_id')
    .leftJoin('companies as k', 'k.id', 'c.company_id');

type Invoices = ReturnType<typeof fromInvoices>;

const overdueDays = sql<number>`case when i.status = 'open' then greatest(0, ${today} - i.due_date) else 0 end`;

/** From and to how many days past due. */
const groups: Record<OverdueGroup, [number, number]> = {
  '0-30': [1, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '90+': [91, 1_000_000],
};

/** Open, with a balance, and past due (decisions, section 5). */
export const isOverdue = sql<boolean>`(i.status = 'open' and i.due_date < ${today})`;

/** Overdue by so many days. */
export const inOverdueGroup = (group: OverdueGroup): RawBuilder<boolean> =>
  sql<boolean>`(i.status = 'open' and ${today} - i.due_date between ${sql.lit(groups[group][0])} and ${sql.lit(groups[group][1])})`;

const inOneOfGroups = (names: readonly OverdueGroup[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(names.map(inOverdueGroup), sql` or `)})`;

/**
 * Whether an actor sees invoice `i` of customer `c`: admins all, customers those issued to them or their company.
 * The same sentence as `invoice.read` of the policy; a test holds the two together.
 */
function seesInvoice(actor: Actor): RawBuilder<boolean> {
  const money = moneyVisibleTo(actor, 'invoices', 'i');
  return hasAdminRights(actor) ? money : sql<boolean>`(${money} and i.status <> 'draft')`;
}

/** Admins find bills by their customer as well; customers by what stands on them. */
const isFound = (actor: Actor, search: string): RawBuilder<boolean> =>
  hasAdminRights(actor)
    ? isFoundBy(sql.ref('i.search_text'), sql.ref('i.customer_id'), search)
    : containsEveryWord(sql.ref('i.search_text'), search);

/** The visible invoices that pass the filters, without columns: to be selected from, counted or summed. */
export function visibleInvoices(em: EntityManager, actor: Actor, filters: InvoiceFilters = {}): Invoices {
  let query = fromInvoices(em)
    .where(listedRows(actor, 'i', filters.deleted))
    .where(seesInvoice(actor));
  if (filters.customer_id) query = query.where('i.customer_id', '=', filters.customer_id);
  if (filters.company_id) query = query.where('c.company_id', '=', filters.company_id);
  if (filters.deal_id) query = query.where('i.deal_id', '=', filters.deal_id);
  if (filters.project_id) query = query.where(isOfProject('i', filters.project_id));
  if (filters.status) query = query.where('i.status', 'in', inLiteral(filters.status));
  if (filters.overdue) query = query.where(inOneOfGroups(filters.overdue));
  if (filters.issued_from) query = query.where('i.issue_date', '>=', filters.issued_from);
  if (filters.issued_to) query = query.where('i.issue_date', '<=', filters.issued_to);
  if (filters.search) query = query.where(isFound(actor, filters.search));
  return query;
}

const creditNotes = sql<InCents<CreditNoteView, 'amount'>[]>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'amount_cents', n.amount_cents,
    'reason', n.reason, 'issued_at', n.issued_at) order by n.id), '[]')
  from credit_notes as n where n.invoice_id = i.id)`;

/** Payments for the invoice that are on their way. */
const pending = sql<string>`(
  select coalesce(sum(p.amount_cents), 0) from deal_payments as p where p.invoice_id = i.id and p.status = 'pending')`;

const withColumns = (query: Invoices) =>
  query
    .select(columns)
    .select((eb) => eb.ref('i.seller').$castTo<Seller | null>().as('seller'))
    .select([
      overdueDays.as('overdue_days'),
      pending.as('pending_cents'),
      creditNotes.as('credit_notes'),
      personName('c').as('customer_name'),
    ]);

/** One row of a list. */
export type InvoiceRow = InferResult<ReturnType<typeof withColumns>>[number];

const lines = sql<InCents<InvoiceLineView, 'unit_price' | 'discount' | 'amount'>[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'description', l.description, 'quantity', l.quantity,
    'unit_price_cents', l.unit_price_cents, 'discount_cents', l.discount_cents, 'amount_cents', l.amount_cents,
    'schedule_entry_id', l.schedule_entry_id) order by l.position), '[]')
  from invoice_lines as l where l.invoice_id = i.id)`;

const payments = sql<InCents<InvoicePaymentView, 'amount' | 'received' | 'credit'>[]>`(
  select coalesce(json_agg(json_build_object('kind', case e.kind when 'allocation' then 'payment' else e.kind end,
    'payment_id', e.payment_id, 'method', p.method, 'reference', p.external_ref, 'reason', r.reason,
    'amount_cents', e.amount_cents, 'received_cents', p.amount_cents, 'credit_cents', (
      select coalesce(sum(x.amount_cents), 0) from ledger_entries as x
      where x.payment_id = e.payment_id and x.invoice_id is null),
    'at', case e.kind when 'allocation' then coalesce(p.received_at, e.created_at) else e.created_at end)
    order by e.id), '[]')
  from ledger_entries as e join deal_payments as p on p.id = e.payment_id left join refunds as r on r.id = e.refund_id
  where e.invoice_id = i.id)`;

const billTo = sql<BillTo>`coalesce(i.bill_to, ${addresseeOf})`;

const withDetail = (query: Invoices) =>
  withColumns(query).select([billTo.as('bill_to'), lines.as('lines'), payments.as('payments')]);

/** One invoice in full. */
export type InvoiceDetailRow = InferResult<ReturnType<typeof withDetail>>[number];

/** The visible invoices with the columns of a row. */
export const visibleInvoiceRows = (em: EntityManager, actor: Actor, filters: InvoiceFilters = {}) =>
  withColumns(visibleInvoices(em, actor, filters));

/** One visible invoice in full. */
export const visibleInvoiceDetail = (
  em: EntityManager,
  actor: Actor,
  id: string,
): Promise<InvoiceDetailRow | undefined> =>
  withDetail(visibleInvoices(em, actor)).where('i.id', '=', id).executeTakeFirst();

/** Invoices in full, deleted or not, without a permission check; in no order. */
export const findInvoiceRows = (em: EntityManager, ids: readonly string[]): Promise<InvoiceDetailRow[]> =>
  withDetail(fromInvoices(em)).where('i.id', '=', anyOf(ids)).execute();

/** One of them. */
export const findInvoiceRow = async (em: EntityManager, id: string): Promise<InvoiceDetailRow | undefined> =>
  (await findInvoiceRows(em, [id]))[0];

/** The sums over the invoices that the list would show with these filters; US dollars. */
export async function listTotals(em: EntityManager, actor: Actor, filters: InvoiceFilters): Promise<InvoiceTotals> {
  const sums = await visibleInvoices(em, actor, filters)
    .select([
      sumOf('i.total_cents').as('total'),
      sumOf('i.credited_cents').as('credited'),
      sumOf('i.paid_cents').as('paid'),
      sql<string>`coalesce(sum(i.total_cents - i.credited_cents)
        filter (where i.status in ${inLiteral(billedInvoiceStatuses)}), 0)`.as('billed'),
      sql<string>`coalesce(sum(i.balance_cents) filter (where i.status = 'open'), 0)`.as('balance'),
    ])
    .executeTakeFirstOrThrow();
  return inDollars(sums);
}
