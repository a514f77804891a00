import type { CreateCompany, MergeCompany, UpdateCompany } from '@portal/contracts';
import { invoiceQueries } from '../billing/invoice.queries.js';
import { dealQueries } from '../deals/deal.queries.js';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { userQueries } from '../users/user.queries.js';
import { companyQueries } from './company.queries.js';

/** Whatever shows a company's name or counts by company. */
const related = [companyQueries.all, userQueries.all, dealQueries.all, invoiceQueries.all];

export type NewCompany = Pick<CreateCompany, 'name'> & Partial<CreateCompany>;

/** Admin: adds a company without people. */
export function useCreateCompany() {
  return useAction({
    run: (body: NewCompany, headers) => recordOf(api.POST('/api/v1/companies', { body, headers })),
    invalidates: [companyQueries.all],
  });
}

/** Admin: changes a company; shown at once, undone when the server refuses. */
export function useUpdateCompany() {
  return useOptimisticUpdate({
    run: ({ id, ...body }: UpdateCompany & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/companies/{id}', { params: { path: { id } }, body, headers })),
    rows: companyQueries,
    invalidates: related,
  });
}

/** Admin: moves everybody of a company to another, and deletes it; the answer is the other (decisions, section 1). */
export function useMergeCompany() {
  return useAction({
    run: ({ id, ...body }: MergeCompany & { id: string }, headers) =>
      recordOf(api.POST('/api/v1/companies/{id}/merge', { params: { path: { id } }, body, headers })),
    invalidates: related,
    removes: ({ id }: MergeCompany & { id: string }) => id,
  });
}

/** Admin: deletes a company without people. */
export function useDeleteCompany() {
  return useAction({
    run: (id: string, headers) => recordOf(api.DELETE('/api/v1/companies/{id}', { params: { path: { id } }, headers })),
    invalidates: [companyQueries.all],
    removes: (id: string) => id,
  });
}

/** Admin: brings a deleted company back. */
export function useRestoreCompany() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/companies/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [companyQueries.all, userQueries.all],
  });
}
