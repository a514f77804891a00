import { invoiceMetrics, paymentMetrics, scheduleEntryMetrics } from '../billing/billing.metrics.js';
import { consultationMetrics } from '../consultations/consultation.metrics.js';
import { dealDocumentMetrics } from '../deal-documents/deal-document.metrics.js';
import { dealMetrics } from '../deals/deal.metrics.js';
import { inboundMailMetrics } from '../inbound-mail/inbound-mail.metrics.js';
import { meetingMetrics } from '../meetings/meeting.metrics.js';
import { milestoneMetrics } from '../milestones/milestone.metrics.js';
import { projectMetrics } from '../projects/project.metrics.js';
import { ticketMetrics } from '../support/ticket.metrics.js';
import { metricsOfTasks } from '../tasks/task.metrics.js';
import { userMetrics } from '../users/user.metrics.js';
import type { Metric } from '../core/metric.js';

/** Every figure of the business by its name (decisions, section 5). */
export const metrics = {
  ...userMetrics,
  ...projectMetrics,
  ...milestoneMetrics,
  ...metricsOfTasks,
  ...ticketMetrics,
  ...inboundMailMetrics,
  ...consultationMetrics,
  ...meetingMetrics,
  ...dealMetrics,
  ...dealDocumentMetrics,
  ...scheduleEntryMetrics,
  ...invoiceMetrics,
  ...paymentMetrics,
};
export type MetricName = keyof typeof metrics;

type Filtering = Pick<Metric, 'filter' | 'isOwn'>;

/** The parameters by which the list shows a reader the rows of a metric. */
export const metricFilter = <One extends Filtering>({ filter, isOwn }: One, readerId: string): One['filter'] =>
  isOwn ? { ...filter, customer_id: readerId } : filter;

/** The same as the search part of an address. */
export const metricSearch = (metric: Filtering, readerId: string): string =>
  Object.entries(metricFilter(metric, readerId))
    .map(([name, value]) => `${name}=${[value].flat().map(encodeURIComponent).join(',')}`)
    .join('&');
