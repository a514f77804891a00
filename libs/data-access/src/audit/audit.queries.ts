import { ExportAuditEntries, type ListAuditEntries } from '@portal/contracts';
import { asSent } from '../http/api.js';
import { recordQuery, pageQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

/** Who changed what; for admins. */
export const auditQueries = {
  list: (query: ListAuditEntries) =>
    pageQuery([...keys.audit, 'list', query], '/api/v1/audit', { query: asSent(query) }),
  /** One change with the values before and after. */
  detail: (id: string) => recordQuery([...keys.audit, 'detail', id], '/api/v1/audit/{id}', { path: { id } }),
  /** How far the chain of hashes goes, and what its last check found. */
  chain: () => recordQuery([...keys.audit, 'chain'], '/api/v1/audit/chain'),
};

/** Where the browser downloads all that the filters of a list leave, whatever page it shows. */
export function auditExportHref(query: ListAuditEntries): string {
  const filters = Object.entries(query).filter(([name]) => name in ExportAuditEntries.shape);
  const params = new URLSearchParams(asSent(Object.fromEntries(filters))).toString();
  return `/api/v1/audit/export${params && `?${params}`}`;
}
