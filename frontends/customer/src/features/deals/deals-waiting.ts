import { metricFilter, metrics, type CustomerDealView, type DealDocumentView, type UserView } from '@portal/contracts';
import { dealDocumentQueries, dealQueries } from '@portal/data-access';
import { priceText } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';

/** Something that waits for the customer, as a link to where it is done. */
export interface WaitingItem {
  key: string;
  to: string;
  title: string;
  aside: ReactNode;
}

const offersQuery = (reader: string) => dealQueries.list(metricFilter(metrics.offered_deals, reader));
const signaturesQuery = (reader: string) => dealDocumentQueries.list(metricFilter(metrics.unsigned_documents, reader));

/** What is asked for the deals that wait for a user. */
export const dealsWaitingQueries = ({ id }: UserView) => [offersQuery(id), signaturesQuery(id)] as const;

/** Offers that the user is to answer, and documents to sign; the company's others wait for colleagues. */
export function useDealsWaiting({ id }: UserView) {
  const offers = useQuery(offersQuery(id));
  const documents = useQuery(signaturesQuery(id));
  const sent = offers.data?.data ?? [];
  const unsigned = documents.data?.data ?? [];
  return {
    /** Absent while it is loading. */
    items: offers.data && documents.data ? [...sent.map(dealItem), ...unsigned.map(documentItem)] : undefined,

    /** The deals behind them, by id. */
    dealIds: new Set([...sent.map((deal) => deal.id), ...unsigned.map((document) => document.deal_id)]),
    error: offers.error ?? documents.error,
    refetch: () => {
      for (const query of [offers, documents]) if (query.error) void query.refetch();
    },
  };
}

const dealItem = (deal: CustomerDealView): WaitingItem => ({
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
