import type { DealPaymentTotals, ListDealPayments } from '../billing/deal-payment.contract.js';
import type { InvoiceTotals, ListInvoices } from '../billing/invoice.contract.js';
import type { ListScheduleEntries } from '../billing/schedule-entry.contract.js';
import type { ListConsultations } from '../consultations/consultation.contract.js';
import type { Role } from './actor.js';
import type { ListDealDocuments } from '../deal-documents/deal-document.contract.js';
import type { DealTotals, ListDeals } from '../deals/deal.contract.js';
import type { ListInboundMails } from '../inbound-mail/inbound-mail.contract.js';
import type { ListMeetings } from '../meetings/meeting.contract.js';
import type { ListMilestones } from '../milestones/milestone.contract.js';
import type { ListProjects } from '../projects/project.contract.js';
import type { ReportUnit } from '../reports/report-values.js';
import type { ListTickets } from '../support/ticket.contract.js';
import type { ListTasks } from '../tasks/task.contract.js';
import type { ListUsers } from '../users/user.contract.js';

/** The words of a figure: what it is called, what it is, and what it is counted in. */
export interface MetricLabel {
  label: string;
  sentence: string;
  unit: ReportUnit;
}

type Filter<Query> = Partial<Omit<Query, 'page' | 'limit' | 'search' | 'sortBy' | 'sortOrder' | 'deleted'>>;

/** The lists whose rows figures are made of, with what narrows them: the parameters of their routes. */
interface FilterOf {
  users: Filter<ListUsers>;
  projects: Filter<ListProjects>;
  milestones: Filter<ListMilestones>;
  tasks: Filter<ListTasks>;
  tickets: Filter<ListTickets>;
  mails: Filter<ListInboundMails>;
  consultations: Filter<ListConsultations>;
  meetings: Filter<ListMeetings>;
  deals: Filter<ListDeals>;
  documents: Filter<ListDealDocuments>;
  entries: Filter<ListScheduleEntries>;
  invoices: Filter<ListInvoices>;
  payments: Filter<ListDealPayments>;
}

/** The sums that lists of money answer beside their rows; US dollars. */
interface TotalsOf {
  deals: DealTotals;
  invoices: InvoiceTotals;
  payments: DealPaymentTotals;
}

export type MetricRows = keyof FilterOf;
export type MetricFilter<Rows extends MetricRows = MetricRows> = FilterOf[Rows];
/** How many rows, or a sum over them. */
export type MetricMeasure<Rows extends MetricRows> =
  'count' | (Rows extends keyof TotalsOf ? keyof TotalsOf[Rows] : never);

/** By what a figure can be narrowed beside its own filter. */
export type MetricDimension = 'company_id' | 'customer_id' | 'project_id';

/**
 * A figure of the business, defined once: cards, reports, the monthly report and links read it. It is a measure of the
 * rows that its reader sees in a list with a filter, so that the filter also opens them.
 */
export interface Metric<Rows extends MetricRows = MetricRows> extends MetricLabel {
  /** Who reads it. */
  roles: readonly Role[];
  rows: Rows;
  /** The parameters of the list. */
  filter: MetricFilter<Rows>;
  /** Only the reader's own rows count, where those of the company are seen too: the list's `customer_id`. */
  isOwn?: boolean;
  measure: MetricMeasure<Rows>;
  dimensions: readonly MetricDimension[];
}

type Given<Rows extends MetricRows> = Omit<Metric<Rows>, 'rows' | 'dimensions' | 'unit' | 'measure'> &
  Partial<Pick<Metric<Rows>, 'unit' | 'measure'>>;

/** The metrics of a list, each by its name; numbers of rows unless they say otherwise. */
export const metricsOf =
  <Rows extends MetricRows>(rows: Rows, dimensions: readonly MetricDimension[]) =>
  <Name extends string>(given: Record<Name, Given<Rows>>): Record<Name, Metric<Rows>> =>
    Object.fromEntries(
      Object.entries<Given<Rows>>(given).map(([name, metric]) => [
        name,
        { unit: 'count', measure: 'count', ...metric, rows, dimensions },
      ]),
    ) as Record<Name, Metric<Rows>>;
