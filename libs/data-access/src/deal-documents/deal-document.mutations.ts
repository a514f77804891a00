import type { CreateDealDocument, DeclineDealDocument, SignDealDocument, UpdateDealDocument } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, recordOf } from '../http/api.js';
import { fileForm } from '../http/file-form.js';
import { useAction } from '../query/use-action.js';
import { dealDocumentQueries } from './deal-document.queries.js';

const related = [dealDocumentQueries.all, analyticsQueries.all];

/** Admin: writes a quote or contract from the deal. */
export function useCreateDealDocument() {
  return useAction({
    run: (body: CreateDealDocument, headers) => recordOf(api.POST('/api/v1/deals/deal-documents', { body, headers })),
    invalidates: related,
  });
}

interface UploadDealDocument extends Pick<CreateDealDocument, 'deal_id' | 'kind' | 'title'> {
  file: File;
}

/** Admin: files a document that was written elsewhere; sent as a form. */
export function useUploadDealDocument() {
  return useAction({
    run: ({ file, ...fields }: UploadDealDocument, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-documents', { ...fileForm(file, fields), headers })),
    invalidates: related,
  });
}

/** Admin: renames a document, sends it to the customer, or takes it back. */
export function useUpdateDealDocument() {
  return useAction({
    run: ({ id, ...body }: UpdateDealDocument & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/deals/deal-documents/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealDocumentQueries.all],
  });
}

/** Admin: deletes a draft. */
export function useDeleteDealDocument() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/deals/deal-documents/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Admin: brings a deleted draft back. */
export function useRestoreDealDocument() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-documents/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** The customer's signature by click, under exactly the file that was read. */
export function useSignDealDocument() {
  return useAction({
    run: ({ id, ...body }: SignDealDocument & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-documents/{id}/sign', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealDocumentQueries.all],
  });
}

/** The customer doesn't sign. */
export function useDeclineDealDocument() {
  return useAction({
    run: ({ id, ...body }: DeclineDealDocument & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-documents/{id}/decline', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealDocumentQueries.all],
  });
}
