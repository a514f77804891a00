import type { DealDocumentView, DealView, InvoiceSummary, UserView } from '@portal/contracts';
import { dealDocumentQueries, dealQueries, invoiceQueries } from '@portal/data-access';
import { DayText, moneyText, priceText, useLiveBilling, useLiveDeals } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';

interface WaitingItem {
  key: string;
  to: string;
  title: string;
  aside: ReactNode;
}

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

const offersQuery = (customer_id: string) => dealQueries.list({ current_status: ['sent'], customer_id });
const signaturesQuery = (customer_id: string) => dealDocumentQueries.list({ to_sign: true, customer_id });
const invoicesQuery = invoiceQueries.list({ status: ['open'], sortBy: 'due_date', sortOrder: 'asc' });

export const moneyQueries = ({ id }: UserView) => [offersQuery(id), signaturesQuery(id), invoicesQuery] as const;

/** Offers to answer, documents to sign, invoices to pay, kept live. */
export function useMoneyWaiting({ id }: UserView): MoneyWaitingResult {
  const deals = useQuery(offersQuery(id));
  const documents = useQuery(signaturesQuery(id));
  const invoices = useQuery(invoicesQuery);
  useLiveDeals();
  useLiveBilling();
  const error = deals.error ?? documents.error ?? invoices.error;
  const refetch = (): void => {
    for (const query of [deals, documents, invoices]) if (query.error) void query.refetch();
  };
  if (!deals.data || !documents.data || !invoices.data) return { error, refetch };
  const data = {
    answers: [...deals.data.data.map(dealItem), ...documents.data.data.map(documentItem)],
    payments: invoices.data.data.filter(({ balance }) => balance > 0).map(invoiceItem),
  };
  return { data, error: null, refetch };
}

const dealItem = (deal: DealView): WaitingItem => ({
  key: deal.id,
  to: addresses.deal(deal),
  title: `Read and accept “${deal.title}”`,
  aside: priceText(deal),
});

const documentItem = ({ id, deal_id, title, deal_title }: DealDocumentView): WaitingItem => ({
  key: id,
  to: addresses.deal({ id: deal_id }),
  title: `Sign “${title}”`,
  aside: title.includes(deal_title) ? null : deal_title,
});

const invoiceItem = (invoice: InvoiceSummary): WaitingItem => ({
  key: invoice.id,
  to: addresses.invoice(invoice),
  title: `Pay invoice ${invoice.number ?? ''}`,
  aside: (
    <>
      {moneyText(invoice.balance)}
      {invoice.due_date ? <DayText day={invoice.due_date} due /> : null}
    </>
  ),
});
