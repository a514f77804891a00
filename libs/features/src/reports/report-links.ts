import { metrics, type MetricDimension, type ReportColumnView, type ReportParams, type Role } from '@portal/contracts';
import { metricAddress, type ListedMetric } from '../metrics/metric-address.js';

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
