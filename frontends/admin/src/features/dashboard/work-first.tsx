import { type Page, metrics, type ScheduleEntryView, type MilestoneView } from '@portal/contracts';
import {
  consultationQueries,
  ticketQueries,
  invoiceQueries,
  scheduleEntryQueries,
  milestoneQueries,
} from '@portal/data-access';
import {
  QueryBoundary,
  metricAddress,
  ConsultationLinks,
  useLiveTickets,
  LinkList,
  TicketClock,
  useLiveBilling,
  shortMoneyText,
  InvoiceStatusTag,
  DayText,
} from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

interface WorkPartProps<Row> {
  title: string;
  result: UseQueryResult<Page<Row>>;
  /** What could not be loaded: "The tickets". */
  what: string;
  /** The way to all of them, by their number. */
  all: { to: string; words: (total: number) => string };
  children: (rows: readonly Row[] | undefined) => ReactNode;
}

/** Records that wait for work, with the way to all of them. */
const WorkPart = <Row,>({ title, result, what, all, children }: WorkPartProps<Row>) => (
  <PageSection
    title={title}
    extra={result.data ? <Link to={all.to}>{all.words(result.data.pagination.total)}</Link> : null}
  >
    <QueryBoundary result={result} what={what}>
      {(page) => children(page?.data)}
    </QueryBoundary>
  </PageSection>
);

/** The list of a metric in an order of its own. */
const listOf = (name: Parameters<typeof metricAddress>[1], order: Record<string, string>): string =>
  `${metricAddress('admin', name)}&${new URLSearchParams(order).toString()}`;

const byPromise = { sortBy: 'promised_by', sortOrder: 'asc' } as const;

export const nextToAnswerQuery = consultationQueries.list({
  ...metrics.unanswered_consultations.filter,
  ...byPromise,
  limit: 6,
});

/** The requests without an answer, the latest first: what is past its promise stands on top. */
export const NextToAnswer = () => (
  <WorkPart
    title="Answer next"
    result={useQuery(nextToAnswerQuery)}
    what="The requests"
    all={{ to: listOf('unanswered_consultations', byPromise), words: (total) => `All ${total} without an answer` }}
  >
    {(requests) => (
      <ConsultationLinks
        requests={requests}
        under={addresses.consultations}
        named
        empty="Every request has been answered."
      />
    )}
  </WorkPart>
);

const soonestFirst = { sortBy: 'next_due_at', sortOrder: 'asc' } as const;

export const ticketsDueNextQuery = ticketQueries.list({
  ...metrics.due_next_tickets.filter,
  ...soonestFirst,
  limit: 4,
});

/** The tickets whose next promise is late or will be so soonest. */
export function TicketsDueNext() {
  useLiveTickets();
  return (
    <WorkPart
      title="Tickets due next"
      result={useQuery(ticketsDueNextQuery)}
      what="The tickets"
      all={{ to: listOf('due_next_tickets', soonestFirst), words: (total) => `All ${total} with a promise` }}
    >
      {(tickets) => (
        <LinkList
          items={tickets?.map((ticket) => ({
            key: ticket.id,
            to: addresses.ticket(ticket),
            title: `${ticket.number} ${ticket.title}`,
            aside: (
              <>
                <span>{ticket.company_name ?? ticket.requester_name}</span>
                <TicketClock ticket={ticket} />
              </>
            ),
          }))}
          empty="No ticket waits for us."
        />
      )}
    </WorkPart>
  );
}

const oldestFirst = { sortBy: 'due_date', sortOrder: 'asc' } as const;

export const overdueInvoicesQuery = invoiceQueries.list({
  ...metrics.overdue_invoices.filter,
  ...oldestFirst,
  limit: 4,
});

/** The invoices that are past their due date, the longest overdue first. */
export function OverdueInvoices() {
  useLiveBilling();
  return (
    <WorkPart
      title="Overdue invoices"
      result={useQuery(overdueInvoicesQuery)}
      what="The overdue invoices"
      all={{ to: listOf('overdue_invoices', oldestFirst), words: (total) => `All ${total} overdue` }}
    >
      {(invoices) => (
        <LinkList
          items={invoices?.map((invoice) => ({
            key: invoice.id,
            to: addresses.invoice(invoice),
            title: [invoice.number, invoice.customer_name].filter(Boolean).join(', '),
            aside: (
              <>
                <span>{shortMoneyText(invoice.balance)}</span>
                <InvoiceStatusTag invoice={invoice} />
              </>
            ),
          }))}
          empty="Every invoice is paid or has time left."
        />
      )}
    </WorkPart>
  );
}

const SHOWN = 5;
const readyToBill = metricAddress('admin', 'amounts_to_approve');

export const amountsQuery = scheduleEntryQueries.list({ ...metrics.amounts_to_approve.filter, limit: SHOWN });

export const approvalsQuery = milestoneQueries.list({
  ...metrics.milestones_in_approval.filter,
  sortBy: 'due_date',
  limit: SHOWN,
});

/** What waits for an approval: amounts for one of ours, milestones for their owners'. */
export function WaitingForApproval() {
  useLiveBilling();
  const milestones = useQuery(approvalsQuery).data?.data;
  return (
    <WorkPart
      title="Waiting for approval"
      result={useQuery(amountsQuery)}
      what="What waits for approval"
      all={{ to: readyToBill, words: (total) => `All ${total} amounts to approve` }}
    >
      {(entries) => (
        <LinkList
          items={entries && milestones && [...entries.map(entryItem), ...milestones.map(milestoneItem)]}
          empty="Nothing waits for an approval."
        />
      )}
    </WorkPart>
  );
}

const entryItem = ({ id, title, amount, discount, customer_name }: ScheduleEntryView) => ({
  key: id,
  to: readyToBill,
  title: `Approve “${title}”`,
  aside: (
    <>
      {customer_name}
      <span>{shortMoneyText(amount - discount)}</span>
    </>
  ),
});

const milestoneItem = ({ id, project_id, project_name, title, due_date }: MilestoneView) => ({
  key: id,
  to: `${addresses.project({ id: project_id })}?tab=milestones`,
  title,
  aside: (
    <>
      {project_name}, with its owner
      {due_date ? <DayText day={due_date} due /> : null}
    </>
  ),
});
