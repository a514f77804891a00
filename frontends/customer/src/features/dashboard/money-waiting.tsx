import {
  signedDocumentKinds,
  type DealDocumentView,
  type DealView,
  type InvoiceSummary,
  type UserView,
} from '@portal/contracts';
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

/** What waits for the customer about money, kept live: what to answer and sign first, then what to pay. */
interface MoneyWaiting {
  answers: WaitingItem[];
  payments: WaitingItem[];
}

/** Offers to answer, documents to sign, invoices to pay; absent while they are loading, none where they can't be had. */
export function useMoneyWaiting({ id }: UserView): MoneyWaiting | undefined {
  const deals = useQuery(dealQueries.list({ current_status: ['sent'], customer_id: id }));
  const documents = useQuery(
    dealDocumentQueries.list({ status: ['sent'], kind: [...signedDocumentKinds], customer_id: id }),
  );
  const invoices = useQuery(invoiceQueries.list({ status: ['open'], sortBy: 'due_date', sortOrder: 'asc' }));
  useLiveDeals();
  useLiveBilling();
  if (deals.isPending || documents.isPending || invoices.isPending) return undefined;
  return {
    answers: [...(deals.data?.data ?? []).map(dealItem), ...(documents.data?.data ?? []).map(documentItem)],
    payments: (invoices.data?.data ?? []).filter(({ balance }) => balance > 0).map(invoiceItem),
  };
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
