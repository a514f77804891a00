import {
  metrics,
  type MetricDimension,
  type ReportColumnView,
  type ReportLink,
  type ReportParams,
  type Role,
} from '@portal/contracts';
import { recordAddresses } from '@portal/ui';
import { metricAddress, type ListedMetric } from '../metrics/metric-address.js';

/** Where the record of a cell opens, or where it has no page the list of it alone; undefined where the reader has neither. */
export function addressOfRecord(role: Role, { kind, id, project_id }: ReportLink): string | undefined {
  const addresses = recordAddresses(role);
  switch (kind) {
    case 'task':
      return addresses.task({ id, project_id: project_id ?? '' });
    case 'customer':
      return role === 'admin' ? `/admin/customers/${id}` : undefined;
    case 'company':
      return role === 'admin' ? `/admin/customers/companies/${id}` : undefined;
    case 'promo_code':
      return role === 'admin' ? `${addresses.deals}?view=promo-codes&search=${encodeURIComponent(id)}` : undefined;
    default:
      return addresses[kind]({ id });
  }
}

/** Milestones and documents have no list of their own. */
const isListed = (name: string | null): name is ListedMetric =>
  name !== null && name in metrics && !['milestones', 'documents'].includes(metrics[name as ListedMetric].rows);

/** The list of exactly the rows that a total counts; undefined where it has none, or can’t be narrowed as the report is. */
export function totalAddress(role: Role, { metric: name }: ReportColumnView, params: ReportParams): string | undefined {
  if (!isListed(name) || !metrics[name].roles.includes(role)) return undefined;
  const narrowing = Object.entries(params);
  if (!narrowing.every(([key]) => metrics[name].dimensions.includes(key as MetricDimension))) return undefined;
  return [metricAddress(role, name), ...narrowing.map(([key, id]) => `${key}=${id}`)].join('&');
}
