import { metrics, type MetricName, type UserActor } from '@portal/contracts';
import { at, byId, companyOf, officeDay, sum, type Kept, type Raw } from './raw-rows.js';
import { kinds } from './slow-lists.js';
import { slowMetric } from './slow-metrics.js';

/** What a total is counted from: the rows, who asks, and the days at the office that were asked for. */
export interface Asked {
  kept: Kept;
  reader: UserActor;
  from: string;
  to: string;
}
export type Total = (asked: Asked) => number;

export const DAY = 24 * 3_600_000;
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const dollars = (cents: number): number => Math.round(cents) / 100;

export const within = (instant: number | null, { from, to }: Asked): boolean =>
  instant !== null && officeDay(instant) >= from && officeDay(instant) <= to;
export const happened =
  (name: string) =>
  (asked: Asked) =>
  (row: Raw): boolean =>
    within(at(row, name), asked);
export const wasCreated = happened('created_at');

export const seen = (rows: keyof typeof kinds, { kept, reader }: Asked): Raw[] =>
  kinds[rows].rows(kept).filter((row) => kinds[rows].sees(kept, reader, row));

/** Counts or sums the rows of a list that its reader sees. */
export const over =
  (rows: keyof typeof kinds) =>
  (counts: (row: Raw, asked: Asked) => boolean, of: (row: Raw, asked: Asked) => number = () => 1): Total =>
  (asked) =>
    sum(
      seen(rows, asked).filter((row) => counts(row, asked)),
      (row) => of(row, asked),
    );

export const all = (): boolean => true;
export const inDollars =
  (total: Total): Total =>
  (asked) =>
    dollars(total(asked));

/** The figure of a metric: where a report shows it, it is the same one. */
export const metric =
  (name: MetricName): Total =>
  ({ kept, reader }) =>
    slowMetric(kept, name, metrics[name].rows, reader);

/** The rows of one company alone. */
export const ofCompany = (rows: Kept, companyId: string): Kept => {
  const isOf = (customer: unknown): boolean => companyOf(rows, customer) === companyId;
  const ofProject = ({ project_id }: Raw): boolean => isOf(byId(rows.projects, project_id)?.['customer_id']);
  return {
    ...rows,
    users: rows.users.filter(({ id }) => isOf(id)),
    projects: rows.projects.filter(({ customer_id }) => isOf(customer_id)),
    tickets: rows.tickets.filter((row) => (row['kind'] === 'task' ? ofProject(row) : isOf(row['requester_id']))),
    milestones: rows.milestones.filter(ofProject),
    invoices: rows.invoices.filter(({ customer_id }) => isOf(customer_id)),
    credit_notes: rows.credit_notes.filter(({ invoice_id }) => isOf(byId(rows.invoices, invoice_id)?.['customer_id'])),
    deal_payments: rows.deal_payments.filter(({ customer_id }) => isOf(customer_id)),
    ledger_entries: rows.ledger_entries.filter(({ payment_id }) =>
      isOf(byId(rows.deal_payments, payment_id)?.['customer_id']),
    ),
    customer_deals: rows.customer_deals.filter(({ customer_id }) => isOf(customer_id)),
  };
};
