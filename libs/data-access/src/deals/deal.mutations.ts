import type {
  AcceptDeal,
  CreateDeal,
  DeclineDeal,
  RequestDealChange,
  SendDealWithDocuments,
  UpdateDeal,
} from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { billing } from '../billing/billing-key.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { dealDocumentQueries } from '../deal-documents/deal-document.queries.js';
import { api, recordOf } from '../http/api.js';
import { projectQueries } from '../projects/project.queries.js';
import { promoCodeQueries } from '../promo-codes/promo-code.queries.js';
import { useAction } from '../query/use-action.js';
import { dealQueries } from './deal.queries.js';

/** A step of a deal makes bills, and redeems or gives back its code; nothing is painted before the server has said so. */
const related = [dealQueries.all, dealDocumentQueries.all, billing, promoCodeQueries.all, analyticsQueries.all];

/** Admin: makes a deal, as a draft. */
export function useCreateDeal() {
  return useAction({
    run: (body: CreateDeal, headers) => recordOf(api.POST('/api/v1/deals/customer-deals', { body, headers })),
    invalidates: [...related, consultationQueries.all, projectQueries.all],
  });
}

/** Admin: changes a deal, or moves it. */
export function useUpdateDeal() {
  return useAction({
    run: ({ id, ...body }: UpdateDeal & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/deals/customer-deals/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealQueries.all],
  });
}

/** Admin: sends a draft together with drafts of its documents; all of them, or nothing. */
export function useSendDealWithDocuments() {
  return useAction({
    run: ({ id, ...body }: SendDealWithDocuments & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/customer-deals/{id}/send', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealQueries.all, dealDocumentQueries.all],
  });
}

/** Admin: deletes a draft. */
export function useDeleteDeal() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/deals/customer-deals/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** Admin: brings a deleted draft back. */
export function useRestoreDeal() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/deals/customer-deals/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

/** The customer's yes, to exactly the terms that were read; refused when they changed meanwhile. */
export function useAcceptDeal() {
  return useAction({
    run: ({ id, ...body }: AcceptDeal & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/customer-deals/{id}/accept', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealQueries.all],
  });
}

/** The customer's no. */
export function useDeclineDeal() {
  return useAction({
    run: ({ id, ...body }: DeclineDeal & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/customer-deals/{id}/decline', { params: { path: { id } }, body, headers })),
    invalidates: related,
    refetchesOnRefusal: [dealQueries.all],
  });
}

/** The customer asks us to pause, end or resume a deal; answers with what happens next. */
export function useRequestDealChange() {
  return useAction({
    run: ({ id, ...body }: RequestDealChange & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/deals/customer-deals/{id}/requests', { params: { path: { id } }, body, headers })),
    invalidates: [dealQueries.all],
  });
}
