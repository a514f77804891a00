import type { ListInvoices } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { billing } from './billing-key.js';

export type InvoiceFilter = Partial<ListInvoices>;

export const invoiceQueries = {
  all: [...billing, 'invoices'] as const,
  lists: [...billing, 'invoices', 'list'] as const,
  list: (filter: InvoiceFilter = {}) =>
    queryOptions({
      queryKey: [...invoiceQueries.lists, filter] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/billing/invoices', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...invoiceQueries.all, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/billing/invoices/{id}', { params: { path: { id } }, signal })),
    }),
  /** What an account owes and has; an admin names whose. */
  account: (customer_id?: string) =>
    queryOptions({
      queryKey: [...billing, 'account', customer_id ?? 'own'] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/billing/account', { params: { query: customer_id ? { customer_id } : {} }, signal })),
    }),
};
