import type { ApplyCredit, CreateCreditNote, CreateInvoice, UpdateInvoice } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { billing } from './billing-key.js';

/** Nothing about money is painted before the server has said so. */
const related = { invalidates: [billing, analyticsQueries.all], refetchesOnRefusal: [billing] };

export type NewInvoice = Pick<CreateInvoice, 'customer_id'> & Partial<CreateInvoice>;

/** Admin: a draft of approved entries, of lines, or of both. */
export function useCreateInvoice() {
  return useAction({
    run: (body: NewInvoice, headers) => recordOf(api.POST('/api/v1/billing/invoices', { body, headers })),
    ...related,
  });
}

/** Admin: changes a draft, or moves an invoice: open, void, uncollectible. */
export function useUpdateInvoice() {
  return useAction({
    run: ({ id, ...body }: UpdateInvoice & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/billing/invoices/{id}', { params: { path: { id } }, body, headers })),
    ...related,
  });
}

/** Admin: deletes a draft; its entries can be invoiced again. */
export function useDeleteInvoice() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/billing/invoices/{id}', { params: { path: { id } }, headers })),
    ...related,
  });
}

/** Admin: brings a deleted draft back, with those of its entries that are on no other invoice. */
export function useRestoreInvoice() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/billing/invoices/{id}/restore', { params: { path: { id } }, headers })),
    ...related,
  });
}

/** Admin: takes back part or all of an issued invoice; what was paid already becomes credit of the account. */
export function useCreditInvoice() {
  return useAction({
    run: ({ id, ...body }: CreateCreditNote & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/billing/invoices/{id}/credit-notes', { params: { path: { id } }, body, headers })),
    ...related,
  });
}

/** Admin: pays an open invoice from the account's credit. */
export function useApplyCredit() {
  return useAction({
    run: ({ id, ...body }: ApplyCredit & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/billing/invoices/{id}/apply-credit', { params: { path: { id } }, body, headers })),
    ...related,
  });
}
