import { bodyQuery } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

/**
 * A transition of a deal makes invoices, and redeems or releases its code; nothing is shown before the server has
 * confirmed it.
 */
const deals = defineResource('/api/v1/deals/customer-deals', {
  key: keys.deals,
  related: [keys.dealDocuments, keys.billing, keys.promoCodes, keys.analytics, keys.consultations, keys.projects],
  staleOnRefusal: [keys.dealDocuments],
});

export const dealQueries = {
  ...deals.queries,
  /** What happened to a deal, newest first, for admins. */
  history: (id: string) =>
    bodyQuery([...keys.dealHistory, id], '/api/v1/deals/customer-deals/{id}/history', {
      path: { id },
      query: { limit: 100 },
    }),
};

/** Admin: makes a deal, as a draft; changes or moves it; deletes a draft; brings it back. */
export const useCreateDeal = deals.useCreate;
export const useUpdateDeal = deals.useUpdate;
export const useDeleteDeal = deals.useDelete;
export const useRestoreDeal = deals.useRestore;

/** Admin: sends a draft together with drafts of its documents; all of them, or nothing. */
export const useSendDealWithDocuments = deals.step('send');

/** The customer's yes, to exactly the terms that were read; refused when they changed meanwhile. */
export const useAcceptDeal = deals.step('accept');

/** The customer's no. */
export const useDeclineDeal = deals.step('decline');

/** Requests a pause, end or resumption of a deal; answers what happens next. */
export const useRequestDealChange = deals.step('requests');
