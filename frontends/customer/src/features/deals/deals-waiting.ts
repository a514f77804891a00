import {
  metricFilter,
  metrics,
  type CustomerDealView,
  type DealDocumentView,
  type Page,
  type UserView,
} from '@portal/contracts';
import { dealDocumentQueries, dealQueries } from '@portal/data-access';
import { priceText } from '@portal/features';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';

/** Something that waits for the customer, as a link to where it is done. */
export interface WaitingItem {
  key: string;
  to: string;
  title: string;
  aside: ReactNode;
}

/** Offers that the user is to answer, and documents to sign; the company's others wait for colleagues. */
export const dealsWaitingQueries = ({ id }: UserView) =>
  [
    dealQueries.list(metricFilter(metrics.offered_deals, id)),
    dealDocumentQueries.list(metricFilter(metrics.unsigned_documents, id)),
  ] as const;

/** What waits for the user in these. */
export const waitingItems = (offers: Page<CustomerDealView>, documents: Page<DealDocumentView>): WaitingItem[] => [
  ...offers.data.map(dealItem),
  ...documents.data.map(documentItem),
];

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
