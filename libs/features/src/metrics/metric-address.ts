import { metrics, metricSearch, type MetricName, type MetricRows } from '@portal/contracts';
import { recordAddresses } from '@portal/ui';

type Area = Parameters<typeof recordAddresses>[0];

/** Where the rows of metrics are listed; milestones and documents are so on the pages of their projects and deals only. */
function listsOf(area: Area): Record<Exclude<MetricRows, 'milestones' | 'documents'>, string> {
  const { projects, tasks, support, consultations, deals, billing } = recordAddresses(area);
  return {
    users: `/${area}/customers`,
    projects,
    tasks,
    tickets: support,
    mails: `${support}/mails`,
    consultations,
    meetings: `${consultations}?view=meetings`,
    deals,
    entries: `${billing}?view=schedule`,
    invoices: billing,
    payments: `${billing}?view=payments`,
  };
}

/** A metric whose rows have a list of their own. */
export type ListedMetric = {
  [Name in MetricName]: (typeof metrics)[Name]['rows'] extends 'milestones' | 'documents' ? never : Name;
}[MetricName];

/** The list of exactly the rows that a metric is made of (decisions, section 5). */
export function metricAddress(area: Area, name: ListedMetric, readerId = ''): string {
  const metric = metrics[name];
  const list = listsOf(area)[metric.rows];
  return `${list}${list.includes('?') ? '&' : '?'}${metricSearch(metric, readerId)}`;
}
