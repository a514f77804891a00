import { byId, companyOf, isLive, isOneOf, num, sum, type Kept, type Raw } from './raw-rows.js';
import { isOverdueBill, worth } from './slow-metrics.js';
import { seen, type Asked } from './totals-kit.js';

const inDollars = <Name extends string>(cents: Record<Name, number>): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(cents).map(([name, one]) => [name, one / 100])) as Record<Name, number>;
const summed = (rows: readonly Raw[], name: string): number => sum(rows, (row) => num(row, name));
const isReceived = (payment: Raw): boolean => isOneOf(payment, 'status', 'succeeded', 'partially_refunded', 'refunded');
const isOpen = (invoice: Raw): boolean => invoice['status'] === 'open';

/** The sums under the lists of money, of the rows that their reader sees, in the slow way; US dollars. */
export const slowSums: Record<string, (asked: Asked) => Record<string, number>> = {
  'deals/customer-deals': (asked) => {
    const deals = seen('deals', asked);
    const worthOf = (rows: readonly Raw[]): number => sum(rows, (deal) => worth(asked.kept, deal));
    return inDollars({
      amount: summed(deals, 'amount_cents'),
      monthly_amount: worthOf(deals),
      active_monthly_amount: worthOf(deals.filter((deal) => deal['current_status'] === 'active')),
    });
  },
  'billing/invoices': (asked) => {
    const invoices = seen('invoices', asked);
    const billed = invoices.filter((invoice) => isOneOf(invoice, 'status', 'open', 'paid', 'uncollectible'));
    return inDollars({
      total: summed(invoices, 'total_cents'),
      credited: summed(invoices, 'credited_cents'),
      paid: summed(invoices, 'paid_cents'),
      billed: summed(billed, 'total_cents') - summed(billed, 'credited_cents'),
      balance: summed(invoices.filter(isOpen), 'balance_cents'),
    });
  },
  'deals/deal-payments': (asked) => {
    const payments = seen('payments', asked);
    const received = payments.filter(isReceived);
    return inDollars({
      amount: summed(payments, 'amount_cents'),
      received: summed(received, 'amount_cents'),
      refunded: summed(payments, 'refunded_cents'),
      kept: summed(received, 'amount_cents') - summed(received, 'refunded_cents'),
    });
  },
};

/** The sums under the list of what is to be billed. */
export function slowEntrySums(asked: Asked): Record<string, number> {
  const entries = seen('entries', asked);
  const [amount, discount] = [summed(entries, 'amount_cents'), summed(entries, 'discount_cents')];
  return inDollars({ amount, discount, to_bill: amount - discount });
}

/** What an account owes and has: the company's, as far as the reader sees it, or one person's. */
export function slowAccount(asked: Asked, customerId: string): Record<string, number> {
  const company = companyOf(asked.kept, customerId);
  const isOf = ({ customer_id: id }: Raw): boolean =>
    company === null ? id === customerId : companyOf(asked.kept, id) === company;
  const open = seen('invoices', asked).filter((invoice) => isOf(invoice) && isOpen(invoice));
  const payments = seen('payments', asked).filter(isOf);
  const unapplied = asked.kept.ledger_entries.filter(
    (entry) => entry['invoice_id'] === null && byId(payments, entry['payment_id']),
  );
  return inDollars({
    open_balance: summed(open, 'balance_cents'),
    overdue_balance: summed(
      open.filter((invoice) => isOverdueBill(asked.kept, invoice)),
      'balance_cents',
    ),
    pending: summed(
      payments.filter((payment) => payment['status'] === 'pending'),
      'amount_cents',
    ),
    credit: summed(unapplied, 'amount_cents'),
  });
}

/** The number of unread notifications of a user. */
export const slowUnread = (kept: Kept, userId: string): number =>
  kept.notifications.filter(
    (row) =>
      isLive(row) &&
      row['recipient_id'] === userId &&
      row['channel'] === 'in_app' &&
      row['read_at'] === null &&
      row['archived_at'] === null,
  ).length;
