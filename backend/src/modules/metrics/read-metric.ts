import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  metricFilter,
  type Actor,
  type Metric,
  type MetricRows,
  type UserActor,
  ListUsers,
  type MetricDimension,
  type MetricFilter,
} from '@portal/contracts';
import { countRows } from '../../infrastructure/database/paginate.js';
import { listTotals, paymentTotals, visibleEntries, visibleInvoices, visiblePayments } from '../billing/index.js';
import { visibleConsultations } from '../consultations/index.js';
import { visibleDocuments } from '../deal-documents/index.js';
import { dealTotals, visibleDeals } from '../deals/index.js';
import { inboundMails } from '../inbound-mail/index.js';
import { visibleMeetingRows } from '../meetings/index.js';
import { visibleMilestones } from '../milestones/index.js';
import { visibleProjects } from '../projects/index.js';
import { visibleTickets } from '../support/index.js';
import { visibleTasks } from '../tasks/index.js';
import { filterUsers } from '../users/index.js';

/** Narrower than the figure itself. */
type Narrowing = Partial<Record<MetricDimension, string>>;

type Read<Rows extends MetricRows, Value> = (
  em: EntityManager,
  actor: Actor,
  filter: MetricFilter<Rows> & Narrowing,
) => Promise<Value>;

/** How many rows each list would show its reader. */
export const counts: { [Rows in MetricRows]: Read<Rows, number> } = {
  users: (em, actor, filter) => countRows(filterUsers(em, actor, ListUsers.parse(filter))),
  projects: (em, actor, filter) => countRows(visibleProjects(em, actor, filter)),
  milestones: (em, actor, filter) => countRows(visibleMilestones(em, actor, filter)),
  tasks: (em, actor, filter) => countRows(visibleTasks(em, actor, filter)),
  tickets: (em, actor, filter) => countRows(visibleTickets(em, actor, filter)),
  mails: (em, _admin, filter) => countRows(inboundMails(em, filter)),
  consultations: (em, actor, filter) => countRows(visibleConsultations(em, actor, filter)),
  meetings: (em, actor, filter) => countRows(visibleMeetingRows(em, actor, filter)),
  deals: (em, actor, filter) => countRows(visibleDeals(em, actor, filter)),
  documents: (em, actor, filter) => countRows(visibleDocuments(em, actor, filter)),
  entries: (em, actor, filter) => countRows(visibleEntries(em, actor, filter)),
  invoices: (em, actor, filter) => countRows(visibleInvoices(em, actor, filter)),
  payments: (em, actor, filter) => countRows(visiblePayments(em, actor, filter)),
};

/** The sums that lists of money show; US dollars. */
export const sums: { [Rows in MetricRows]?: Read<Rows, Readonly<Record<string, number>>> } = {
  deals: dealTotals,
  invoices: listTotals,
  payments: paymentTotals,
};

/** @throws DomainError `forbidden` for a role that doesn't read the metric */
export function assertReads(actor: Actor, { roles }: Pick<Metric, 'roles'>): asserts actor is UserActor {
  if (actor.kind !== 'user' || !roles.includes(actor.role)) throw new DomainError('forbidden');
}

/**
 * A figure as its reader has it, in one statement.
 * @param narrowing by some of its dimensions
 * @throws DomainError `forbidden` for a role that doesn't read it
 */
export async function readMetric<Rows extends MetricRows>(
  em: EntityManager,
  actor: Actor,
  metric: Metric<Rows>,
  narrowing: Narrowing = {},
): Promise<number> {
  assertReads(actor, metric);
  const filter = { ...metricFilter(metric, actor.id), ...narrowing };
  if (metric.measure === 'count') return counts[metric.rows](em, actor, filter);
  const totals = await sums[metric.rows]?.(em, actor, filter);
  const sum = totals?.[metric.measure];
  if (sum === undefined) throw new Error(`The list of ${metric.rows} has no total ${metric.measure}`);
  return sum;
}
