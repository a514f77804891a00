import type { ListDealDocuments } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';

export type DealDocumentFilter = Partial<ListDealDocuments>;

export const dealDocumentQueries = {
  all: ['deal-documents'] as const,
  lists: ['deal-documents', 'list'] as const,
  list: (filter: DealDocumentFilter = {}) =>
    queryOptions({
      queryKey: [...dealDocumentQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/deals/deal-documents', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The documents of a deal, the newest first. */
  ofDeal: (deal_id: string) => dealDocumentQueries.list({ deal_id, limit: 100 }),
  /** Its deleted drafts that can still come back, for admins. */
  deletedOf: (deal_id: string) => dealDocumentQueries.list({ deal_id, deleted: true, limit: 100 }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...dealDocumentQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/deals/deal-documents/{id}', { params: { path: { id } }, signal })),
    }),
};

/** Where the file of a document is downloaded from: the signed one once it is signed, or the original. */
export const dealDocumentHref = (id: string, { original = false } = {}): string =>
  `/api/v1/deals/deal-documents/${id}/content${original ? '?original=true' : ''}`;
