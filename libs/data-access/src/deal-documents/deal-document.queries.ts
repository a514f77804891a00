import type { CreateDealDocument } from '@portal/contracts';
import { api, recordOf, fileForm } from '../http/api.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const documents = defineResource('/api/v1/deals/deal-documents', {
  key: keys.dealDocuments,
  related: [keys.analytics],
});

export const dealDocumentQueries = {
  ...documents.queries,
  /** The documents of a deal, the newest first. */
  ofDeal: (deal_id: string) => documents.queries.list({ deal_id, limit: 100 }),
  /** Its deleted drafts that can still come back, for admins. */
  deletedOf: (deal_id: string) => documents.queries.list({ deal_id, deleted: true, limit: 100 }),
};

/** Where the file of a document is downloaded from: the signed one once it is signed, or the original. */
export const dealDocumentHref = (id: string, { original = false } = {}): string =>
  `/api/v1/deals/deal-documents/${id}/content${original ? '?original=true' : ''}`;

/**
 * Admin: writes a quote or contract from the deal; renames it, sends it to the customer, or takes it back; deletes a
 * draft; brings it back.
 */
export const useCreateDealDocument = documents.useCreate;
export const useUpdateDealDocument = documents.useUpdate;
export const useDeleteDealDocument = documents.useDelete;
export const useRestoreDealDocument = documents.useRestore;

/** The customer's signature by click, under exactly the file that was read. */
export const useSignDealDocument = documents.step('sign');

/** The customer doesn't sign. */
export const useDeclineDealDocument = documents.step('decline');

interface UploadDealDocument extends Pick<CreateDealDocument, 'deal_id' | 'kind' | 'title'> {
  file: File;
}

/** Admin: files a document that was written elsewhere; sent as a form. */
export function useUploadDealDocument() {
  return useAction({
    run: ({ file, ...fields }: UploadDealDocument, headers) =>
      recordOf(api.POST('/api/v1/deals/deal-documents', { ...fileForm(file, fields), headers })),
    invalidates: [keys.dealDocuments, keys.analytics],
  });
}
