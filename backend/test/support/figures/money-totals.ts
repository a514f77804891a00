import { at, isLive, isOneOf, num, officeDay, startOfOfficeDay, sum, type Kept, type Raw } from './raw-rows.js';
import { worth } from './slow-metrics.js';
import {
  all,
  DAY,
  happened,
  inDollars,
  metric,
  over,
  seen,
  wasCreated,
  within,
  type Asked,
  type Total,
} from './totals-kit.js';

const isIssued = (invoice: Raw): boolean => isLive(invoice) && invoice['status'] !== 'draft';
const isIssuedWithin = (invoice: Raw, { from, to }: Asked): boolean =>
  isIssued(invoice) && String(invoice['issue_date']) >= from && String(invoice['issue_date']) <= to;
/** When an invoice was voided or written off. */
function closedAt(rows: Kept, invoice: Raw): number | null {
  if (!isOneOf(invoice, 'status', 'void', 'uncollectible')) return null;
  const steps = rows.domain_events.filter(
    ({ entity_id, name, payload }) =>
      entity_id === invoice['id'] && name === 'invoice.status_changed' && (payload as Raw)['to'] === invoice['status'],
  );
  const [last] = steps.map((step) => at(step, 'occurred_at') ?? 0).sort((a, b) => b - a);
  return last ?? at(invoice, 'updated_at');
}
const invoiced: Total = (asked) =>
  sum(
    asked.kept.invoices.filter((invoice) => isIssuedWithin(invoice, asked)),
    (invoice) => num(invoice, 'total_cents'),
  );
const credited: Total = (asked) =>
  sum(asked.kept.credit_notes.filter(happened('issued_at')(asked)), (note) => num(note, 'amount_cents')) +
  sum(
    asked.kept.invoices.filter(
      (invoice) => invoice['status'] === 'void' && isLive(invoice) && within(closedAt(asked.kept, invoice), asked),
    ),
    (invoice) => num(invoice, 'total_cents'),
  );
const collected: Total = (asked) =>
  sum(
    asked.kept.deal_payments.filter(
      (payment) =>
        isOneOf(payment, 'status', 'succeeded', 'partially_refunded', 'refunded') &&
        happened('received_at')(asked)(payment),
    ),
    (payment) => num(payment, 'amount_cents'),
  );
const refunded: Total = (asked) =>
  0 -
  sum(
    asked.kept.ledger_entries.filter((entry) => entry['kind'] === 'refund' && wasCreated(asked)(entry)),
    (entry) => num(entry, 'amount_cents'),
  );

/** What an invoice owed at the end of the last day that was asked for. */
function owed(invoice: Raw, { kept: rows, to }: Asked): number {
  const end = startOfOfficeDay(officeDay(startOfOfficeDay(to) + 30 * 3_600_000));
  const before = (row: Raw, name: string): boolean => (at(row, name) ?? Infinity) < end;
  const ended = closedAt(rows, invoice);
  if (!isIssued(invoice) || String(invoice['issue_date']) > to || (ended !== null && ended < end)) return 0;
  const paid = rows.ledger_entries.filter((one) => one['invoice_id'] === invoice['id'] && before(one, 'created_at'));
  const notes = rows.credit_notes.filter((one) => one['invoice_id'] === invoice['id'] && before(one, 'issued_at'));
  const cents = (row: Raw): number => num(row, 'amount_cents');
  return Math.max(0, num(invoice, 'total_cents') - sum(paid, cents) - sum(notes, cents));
}
const daysLate = (invoice: Raw, { to }: Asked): number =>
  Math.max(0, (Date.parse(to) - Date.parse(String(invoice['due_date']))) / DAY);
const owing = (first: number, last: number): Total =>
  inDollars(
    over('invoices')((invoice, asked) => daysLate(invoice, asked) >= first && daysLate(invoice, asked) <= last, owed),
  );

const redeemed =
  (counts: (deal: Raw) => boolean, of: (deal: Raw, rows: Kept) => number): Total =>
  (asked) =>
    sum(
      asked.kept.promo_redemptions
        .filter(wasCreated(asked))
        .flatMap(({ deal_id }) => seen('deals', asked).filter(({ id }) => id === deal_id))
        .filter(counts),
      (deal) => of(deal, asked.kept),
    );
const isActive = ({ current_status: status }: Raw): boolean => status === 'active';
const discounts = (deal: Raw, rows: Kept): number =>
  sum(
    rows.invoices.filter(
      (invoice) => invoice['deal_id'] === deal['id'] && isIssued(invoice) && invoice['status'] !== 'void',
    ),
    (invoice) => num(invoice, 'discount_cents'),
  );

const ofIssued =
  (counts: (invoice: Raw) => boolean, cents: (invoice: Raw) => number): Total =>
  (asked) =>
    sum(
      asked.kept.invoices.filter((invoice) => isIssuedWithin(invoice, asked) && counts(invoice)),
      cents,
    );

/** The months of the revenue page; billed and outstanding belong to the month in which invoices were issued. */
export const revenueMonth = {
  billed: inDollars(
    ofIssued(
      ({ status }) => status !== 'void',
      (invoice) => num(invoice, 'total_cents') - num(invoice, 'credited_cents'),
    ),
  ),
  outstanding: inDollars(
    ofIssued(
      ({ status }) => status === 'open',
      (invoice) => num(invoice, 'balance_cents'),
    ),
  ),
  collected: inDollars(collected),
  refunded: inDollars(refunded),
};

/** Totals of the reports about money, by the name of their column. */
export const moneyTotals = {
  revenue_summary: {
    invoices: (asked) => asked.kept.invoices.filter((invoice) => isIssuedWithin(invoice, asked)).length,
    invoiced: inDollars(invoiced),
    credited: inDollars(credited),
    net_invoiced: inDollars((asked) => invoiced(asked) - credited(asked)),
    collected: inDollars(collected),
    refunded: inDollars(refunded),
    net_collected: inDollars((asked) => collected(asked) - refunded(asked)),
  },
  receivables_ageing: {
    total: inDollars(
      over('invoices')(
        (invoice, asked) => owed(invoice, asked) > 0,
        (row) => num(row, 'total_cents'),
      ),
    ),
    balance: owing(0, Infinity),
    not_due: owing(0, 0),
    late_30: owing(1, 30),
    late_60: owing(31, 60),
    late_90: owing(61, 90),
    later: owing(91, Infinity),
  },
  deals: { monthly: metric('monthly_revenue') },
  promo_performance: {
    redeemed: redeemed(all, () => 1),
    accepted: redeemed(
      ({ accepted_at }) => accepted_at !== null,
      () => 1,
    ),
    active: redeemed(isActive, () => 1),
    monthly: inDollars(redeemed(isActive, (deal, rows) => worth(rows, deal))),
    discounted: inDollars(redeemed(all, discounts)),
  },
  customer_health: {
    people: metric('total_customers'),
    deals: metric('active_deals'),
    monthly: metric('monthly_revenue'),
    owed: metric('outstanding'),
    overdue: metric('overdue_balance'),
    projects: metric('active_projects'),
    at_risk: over('projects')((project) => project['status'] === 'active' && project['health'] !== 'on_track'),
    tickets: metric('open_tickets'),
    breached: metric('breached_tickets'),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Total>>>>;

const bounds = { '0-30': [1, 30], '31-60': [31, 60], '61-90': [61, 90], '90+': [91, Infinity] } as const;

/** What is overdue by so many days today; US dollars. */
export function overdueBy(group: keyof typeof bounds, asked: Asked): number {
  const [first, last] = bounds[group];
  const late = over('invoices')(
    (invoice) => invoice['status'] === 'open' && daysLate(invoice, asked) >= first && daysLate(invoice, asked) <= last,
    (invoice) => num(invoice, 'balance_cents'),
  );
  return inDollars(late)(asked);
}

/** How many deals have these values, and what they are worth a month; US dollars. */
export function dealsWith(values: Readonly<Record<string, string>>, asked: Asked): [count: number, monthly: number] {
  const deals = seen('deals', asked).filter((deal) =>
    Object.entries(values).every(([name, one]) => deal[name] === one),
  );
  return [deals.length, sum(deals, (deal) => worth(asked.kept, deal)) / 100];
}
