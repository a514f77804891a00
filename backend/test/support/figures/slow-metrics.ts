import type { MetricDimension, MetricName, MetricRows, UserActor } from '@portal/contracts';
import { at, companyOf, isLive, isOneOf, num, officeDay, type Kept, type Raw } from './raw-rows.js';
import { dealOf, kinds, ofProject } from './slow-lists.js';

/** The day it is at the office. */
const today = ({ now }: Kept): string => officeDay(now);
const isBefore = (row: Raw, name: string, day: string): boolean => typeof row[name] === 'string' && row[name] < day;

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

const isSnoozed = (kept: Kept, ticket: Raw): boolean => (at(ticket, 'snoozed_until') ?? 0) > kept.now;

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
  due_next_tickets: {
    counts: (kept, ticket) =>
      isOneOf(ticket, 'status', 'new', 'open') && dueNext(ticket) !== null && !isSnoozed(kept, ticket),
  },
  breached_tickets: { counts: isBreached },
  waiting_tickets: { counts: (kept, ticket) => isOneOf(ticket, 'status', 'pending') && !isSnoozed(kept, ticket) },
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
      !(document['kind'] === 'quote' && isOneOf(dealOf(kept, document), 'current_status', 'active', 'paused')) &&
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
