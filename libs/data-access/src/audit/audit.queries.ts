import { exportAuditEntries, type ListAuditEntries } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { asSent } from '../http/as-sent.js';
import { keys } from '../query/keys.js';

/** Who changed what; for admins. */
export const auditQueries = {
  list: (query: ListAuditEntries) =>
    queryOptions({
      queryKey: [...keys.audit, 'list', query] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/audit', { params: { query: asSent(query) }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** One change with the values before and after. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...keys.audit, 'detail', id] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/audit/{id}', { params: { path: { id } }, signal })),
    }),
  /** How far the chain of hashes goes, and what its last check found. */
  chain: () =>
    queryOptions({
      queryKey: [...keys.audit, 'chain'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/audit/chain', { signal })),
    }),
};

/** Where the browser downloads all that the filters of a list leave, whatever page it shows. */
export function auditExportHref(query: ListAuditEntries): string {
  const filters = Object.entries(query).filter(([name]) => name in exportAuditEntries.shape);
  const params = new URLSearchParams(asSent(Object.fromEntries(filters))).toString();
  return `/api/v1/audit/export${params && `?${params}`}`;
}
