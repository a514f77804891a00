import { metrics, type InvoiceSummary, type UserView } from '@portal/contracts';
import { invoiceQueries } from '@portal/data-access';
import { DayText, leftToPay, moneyText, useLiveBilling, useLiveDeals } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { dealsWaitingQueries, useDealsWaiting, type WaitingItem } from '../deals/deals-waiting.js';

/** What waits for the customer about money: what to answer and sign first, then what to pay. */
interface MoneyWaiting {
  answers: WaitingItem[];
  payments: WaitingItem[];
}

interface MoneyWaitingResult {
  /** Absent while it is loading. */
  data?: MoneyWaiting;
  /** Set where some of it could not be had. */
  error: Error | null;
  refetch: () => void;
}

const invoicesQuery = invoiceQueries.list({ ...metrics.unpaid_invoices.filter, sortBy: 'due_date', sortOrder: 'asc' });

export const moneyQueries = (user: UserView) => [...dealsWaitingQueries(user), invoicesQuery] as const;

/** Offers to answer, documents to sign, invoices to pay, kept live. */
export function useMoneyWaiting(user: UserView): MoneyWaitingResult {
  const deals = useDealsWaiting(user);
  const invoices = useQuery(invoicesQuery);
  useLiveDeals();
  useLiveBilling();
  const error = deals.error ?? invoices.error;
  const refetch = (): void => {
    deals.refetch();
    if (invoices.error) void invoices.refetch();
  };
  if (!deals.items || !invoices.data) return { error, refetch };
  const payments = invoices.data.data.filter((invoice) => leftToPay(invoice) > 0).map(invoiceItem);
  return { data: { answers: deals.items, payments }, error: null, refetch };
}

const invoiceItem = (invoice: InvoiceSummary): WaitingItem => ({
  key: invoice.id,
  to: addresses.invoice(invoice),
  title: `Pay invoice ${invoice.number ?? ''}`,
  aside: (
    <>
      {moneyText(leftToPay(invoice))}
      {invoice.due_date ? <DayText day={invoice.due_date} due /> : null}
    </>
  ),
});
