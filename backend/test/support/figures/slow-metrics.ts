import type { MetricDimension, MetricName, MetricRows, UserActor } from '@portal/contracts';
import {
  at,
  byId,
  companyOf,
  isLive,
  isOneOf,
  MONEY,
  num,
  officeDay,
  REQUESTS,
  seesCustomer,
  seesProject,
  type Kept,
  type Raw,
} from './raw-rows.js';

interface Kind {
  rows: (kept: Kept) => readonly Raw[];
  sees: (kept: Kept, reader: UserActor, row: Raw) => boolean;
  /** Whose row it is, and of which project. */
  customer: (kept: Kept, row: Raw) => unknown;
  project?: (row: Raw) => unknown;
}

const ofProject = (kept: Kept, row: Raw): unknown => byId(kept.projects, row['project_id'])?.['customer_id'];
const own = (_kept: Kept, row: Raw): unknown => row['customer_id'];
const projectOf = (row: Raw): unknown => row['project_id'];
const requestOf = (kept: Kept, row: Raw): Raw => byId(kept.consultation_requests, row['consultation_id']) ?? {};
const dealOf = (kept: Kept, row: Raw): Raw => byId(kept.customer_deals, row['deal_id']) ?? {};
const seesMoney = (kept: Kept, reader: UserActor, row: Raw): boolean =>
  isLive(row) && seesCustomer(kept, reader, row['customer_id'], MONEY);
const seesDeal = (kept: Kept, reader: UserActor, deal: Raw): boolean =>
  seesMoney(kept, reader, deal) && (reader.role === 'admin' || deal['offered_at'] !== null);
const onlyAdmins = (_kept: Kept, reader: UserActor, row: Raw): boolean => reader.role === 'admin' && isLive(row);

/** The rows of each list, who sees them and whose they are; written down once more, without the product's queries. */
export const kinds: Record<MetricRows, Kind> = {
  users: { rows: ({ users }) => users, sees: onlyAdmins, customer: (_kept, row) => row['id'] },
  projects: {
    rows: ({ projects }) => projects,
    sees: (kept, reader, row) => seesProject(kept, reader, row['id']),
    customer: own,
    project: (row) => row['id'],
  },
  milestones: {
    rows: ({ milestones }) => milestones,
    sees: (kept, reader, row) => isLive(row) && seesProject(kept, reader, row['project_id']),
    customer: ofProject,
    project: projectOf,
  },
  tasks: {
    rows: ({ tickets }) => tickets.filter(({ kind }) => kind === 'task'),
    sees: (kept, reader, row) => isLive(row) && seesProject(kept, reader, row['project_id']),
    customer: ofProject,
    project: projectOf,
  },
  tickets: {
    rows: ({ tickets }) => tickets.filter(({ kind }) => kind === 'support'),
    sees: (kept, reader, row) => isLive(row) && seesCustomer(kept, reader, row['requester_id'], REQUESTS),
    customer: (_kept, row) => row['requester_id'],
    project: projectOf,
  },
  mails: { rows: (kept) => kept.inbound_mails, sees: onlyAdmins, customer: () => null },
  consultations: {
    rows: (kept) => kept.consultation_requests,
    sees: (kept, reader, row) => isLive(row) && seesCustomer(kept, reader, row['customer_id'], REQUESTS),
    customer: own,
  },
  meetings: {
    rows: (kept) => kept.consultation_meetings,
    sees: (kept, reader, row) =>
      isLive(row) &&
      isLive(requestOf(kept, row)) &&
      seesCustomer(kept, reader, requestOf(kept, row)['customer_id'], REQUESTS),
    customer: (kept, row) => requestOf(kept, row)['customer_id'],
  },
  deals: { rows: (kept) => kept.customer_deals, sees: seesDeal, customer: own },
  documents: {
    rows: (kept) => kept.deal_documents,
    sees: (kept, reader, row) =>
      isLive(row) && seesDeal(kept, reader, dealOf(kept, row)) && (reader.role === 'admin' || row['sent_at'] !== null),
    customer: (kept, row) => dealOf(kept, row)['customer_id'],
  },
  entries: { rows: (kept) => kept.billing_schedules, sees: onlyAdmins, customer: ofProject },
  invoices: {
    rows: (kept) => kept.invoices,
    sees: (kept, reader, row) => seesMoney(kept, reader, row) && (reader.role === 'admin' || row['status'] !== 'draft'),
    customer: own,
  },
  payments: { rows: (kept) => kept.deal_payments, sees: seesMoney, customer: own },
};

/** The day it is at the office. */
const today = ({ now }: Kept): string => officeDay(now);
const isBefore = (row: Raw, name: string, day: string): boolean => row[name] !== null && String(row[name]) < day;

const OPEN_TASK = ['backlog', 'todo', 'in_progress', 'in_review', 'blocked'];
const OPEN_TICKET = ['new', 'open', 'pending', 'on_hold'];
const OPEN_REQUEST = ['pending', 'in_progress', 'scheduled'];

/** Unfinished and past its due date. */
export const isLateTask = (kept: Kept, task: Raw): boolean =>
  isOneOf(task, 'status', ...OPEN_TASK) && isBefore(task, 'due_date', today(kept));

/** The promise that an open ticket is to keep next is past due. */
export function isBreached(kept: Kept, ticket: Raw): boolean {
  const due = dueNext(ticket);
  return isOneOf(ticket, 'status', ...OPEN_TICKET) && due !== null && due < kept.now;
}
const dueNext = (ticket: Raw): number | null =>
  at(
    ticket,
    ticket['first_responded_at'] === null && ticket['resolved_at'] === null
      ? 'first_response_due_at'
      : 'resolution_due_at',
  );

/** When a request was first answered: by a contact, or by a meeting that stands. */
export function answeredAt(kept: Kept, request: Raw): number | null {
  const meetings = kept.consultation_meetings.filter(
    (meeting) =>
      isLive(meeting) &&
      meeting['consultation_id'] === request['id'] &&
      (isOneOf(meeting, 'status', 'confirmed', 'completed') ||
        (meeting['status'] === 'proposed' && meeting['proposed_by'] === 'admin')),
  );
  const answers = [at(request, 'first_responded_at'), ...meetings.map((meeting) => at(meeting, 'answers_since'))];
  return answers.reduce((first, one) => (first === null || (one !== null && one < first) ? one : first), null);
}
const isUnanswered = (kept: Kept, request: Raw): boolean =>
  isOneOf(request, 'status', ...OPEN_REQUEST) && answeredAt(kept, request) === null;

/** Half up, as money is rounded. */
const share = (cents: number, part: number): number => Math.floor(cents / part + 0.5);
const PARTS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** What a deal is worth a month, minus what its code takes off now; cents. */
export function worth(kept: Kept, deal: Raw): number {
  if (deal['deal_type'] !== 'recurring') return 0;
  const part = PARTS[String(deal['interval'])] ?? 1;
  const amount = num(deal, 'amount_cents');
  const monthly = share(amount, part);
  const code = kept.promo_redemptions.find(({ deal_id }) => deal_id === deal['id']);
  const periods = { once: 1, repeating: num(code ?? {}, 'duration_periods'), forever: Infinity };
  if (!code || num(code, 'periods_used') >= periods[code['duration'] as keyof typeof periods]) return monthly;
  const value = num(code, 'value_hundredths');
  const off =
    code['discount_type'] === 'percent' ? share(monthly * value, 10_000) : share(Math.min(value, amount), part);
  return monthly - Math.min(monthly, off);
}

export const isOverdueBill = (kept: Kept, invoice: Raw): boolean =>
  invoice['status'] === 'open' && isBefore(invoice, 'due_date', today(kept));

interface SlowMetric {
  counts: (kept: Kept, row: Raw, reader: UserActor) => boolean;
  /** In cents; a number of rows without it. */
  cents?: (kept: Kept, row: Raw) => number;
}

const status =
  (...values: string[]) =>
  (_kept: Kept, row: Raw): boolean =>
    isOneOf(row, 'status', ...values);
const active = (_kept: Kept, deal: Raw): boolean => deal['current_status'] === 'active';
const ownsProject = (kept: Kept, row: Raw, reader: UserActor): boolean => ofProject(kept, row) === reader.id;

/** Every metric in the slow way: row by row over what is stored. */
export const slowMetrics: Record<MetricName, SlowMetric> = {
  total_customers: { counts: (_kept, user) => user['role'] === 'customer' },
  active_projects: { counts: status('active') },
  awaiting_approval: {
    counts: (kept, row, reader) => row['status'] === 'awaiting_approval' && ownsProject(kept, row, reader),
  },
  milestones_in_approval: { counts: status('awaiting_approval') },
  open_tasks: { counts: status(...OPEN_TASK) },
  overdue_tasks: { counts: isLateTask },
  completed_this_month: {
    counts: (kept, task) => {
      const done = at(task, 'completed_at');
      return done !== null && officeDay(done).slice(0, 7) >= today(kept).slice(0, 7);
    },
  },
  open_tickets: { counts: status(...OPEN_TICKET) },
  unassigned_tickets: {
    counts: (_kept, ticket) => isOneOf(ticket, 'status', ...OPEN_TICKET) && ticket['assignee_id'] === null,
  },
  due_next_tickets: { counts: (_kept, ticket) => isOneOf(ticket, 'status', 'new', 'open') && dueNext(ticket) !== null },
  breached_tickets: { counts: isBreached },
  waiting_tickets: { counts: status('pending') },
  pending_tickets: { counts: status('pending') },
  waiting_mails: { counts: status('waiting') },
  open_consultations: { counts: status(...OPEN_REQUEST) },
  pending_consultations: { counts: status('pending') },
  unanswered_consultations: { counts: isUnanswered },
  late_consultations: {
    counts: (kept, request) => isUnanswered(kept, request) && (at(request, 'promised_by') ?? 0) < kept.now,
  },
  upcoming_meetings: {
    counts: (kept, meeting) =>
      isOneOf(meeting, 'status', 'proposed', 'confirmed') && (at(meeting, 'ends_at') ?? 0) > kept.now,
  },
  active_deals: { counts: active },
  monthly_revenue: { counts: active, cents: worth },
  monthly_amount: { counts: active, cents: worth },
  offered_deals: {
    counts: (_kept, deal, reader) => deal['current_status'] === 'sent' && deal['customer_id'] === reader.id,
  },
  unsigned_documents: {
    counts: (kept, document, reader) =>
      document['status'] === 'sent' &&
      isOneOf(document, 'kind', 'quote', 'contract', 'statement_of_work') &&
      !isOneOf(dealOf(kept, document), 'current_status', 'declined', 'cancelled', 'completed') &&
      dealOf(kept, document)['customer_id'] === reader.id,
  },
  amounts_to_approve: { counts: status('ready') },
  unpaid_invoices: { counts: status('open') },
  overdue_invoices: { counts: isOverdueBill },
  outstanding: { counts: status('open'), cents: (_kept, invoice) => num(invoice, 'balance_cents') },
  overdue_balance: { counts: isOverdueBill, cents: (_kept, invoice) => num(invoice, 'balance_cents') },
  total_revenue: {
    counts: status('succeeded', 'partially_refunded', 'refunded'),
    cents: (_kept, payment) => num(payment, 'amount_cents') - num(payment, 'refunded_cents'),
  },
};

export type Narrowed = Partial<Record<MetricDimension, string>>;

/** The figure of a metric for its reader, counted in the slow way. */
export function slowMetric(
  kept: Kept,
  name: MetricName,
  rows: MetricRows,
  reader: UserActor,
  of: Narrowed = {},
): number {
  const { rows: all, sees, customer, project } = kinds[rows];
  const { counts, cents } = slowMetrics[name];
  const found = all(kept).filter(
    (row) =>
      sees(kept, reader, row) &&
      counts(kept, row, reader) &&
      (of.customer_id === undefined || customer(kept, row) === of.customer_id) &&
      (of.company_id === undefined || companyOf(kept, customer(kept, row)) === of.company_id) &&
      (of.project_id === undefined || project?.(row) === of.project_id),
  );
  return cents ? found.reduce((all_, row) => all_ + cents(kept, row), 0) / 100 : found.length;
}
