import {
  type InvoiceSummary,
  type MeetingView,
  metrics,
  type MilestoneView,
  type TicketView,
  type UserView,
} from '@portal/contracts';
import { invoiceQueries, meetingQueries, milestoneQueries, ticketQueries } from '@portal/data-access';
import {
  DayText,
  leftToPay,
  LinkList,
  meetingDayText,
  meetingSpanText,
  moneyText,
  useLiveBilling,
  useLiveDeals,
  useLiveMeetings,
  useLiveTickets,
} from '@portal/features';
import { ErrorState } from '@portal/ui';
import { PageSection, useTimeStyle } from '@portal/ui-antd';
import { useQueries } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { dealsWaitingQueries, waitingItems, type WaitingItem } from '../deals/deals-waiting.js';

const proposalsQuery = ({ id }: UserView) =>
  meetingQueries.list({ status: ['proposed'], upcoming: true, customer_id: id });

/** Tickets that wait for an answer, the company’s too for its primary contacts. */
const ticketsQuery = ticketQueries.list({ ...metrics.pending_tickets.filter, sortBy: 'last_reply_at' });

const invoicesQuery = invoiceQueries.list({ ...metrics.unpaid_invoices.filter, sortBy: 'due_date', sortOrder: 'asc' });

export const waitingQueries = (user: UserView) =>
  [
    milestoneQueries.waitingForMe(),
    proposalsQuery(user),
    ticketsQuery,
    ...dealsWaitingQueries(user),
    invoicesQuery,
  ] as const;

interface WaitingForYouProps {
  user: UserView;
  /** Whether gaps in the profile are asked for here: a new customer is asked in another place. */
  asksForProfile: boolean;
}

/**
 * What waits for the customer: answers, signatures and approvals first, then payments and gaps in the profile; an empty
 * list has a text too.
 */
export function WaitingForYou({ user, asksForProfile }: WaitingForYouProps) {
  const [approvals, proposals, ...others] = useQueries({ queries: waitingQueries(user) });
  const [tickets, offers, documents, invoices] = others;
  useLiveTickets();
  useLiveMeetings();
  useLiveDeals();
  useLiveBilling();
  const { timeZone } = useTimeStyle();
  // times that can't be loaded are left out
  const proposed = proposals.isPending ? undefined : (proposals.data?.data ?? []).filter(isProposal);
  const needed = [approvals, ...others];
  const failed = needed.find(({ data, error }) => error && !data);
  const retry = (): void => {
    for (const { error, refetch } of needed) if (error) void refetch();
  };
  const { data } = approvals;
  const more = data ? data.pagination.total - data.data.length : 0;
  return (
    <PageSection title="Waiting for you">
      {failed?.error ? (
        <ErrorState title="What waits for you could not be loaded" text={failed.error.message} onRetry={retry} />
      ) : (
        <LinkList
          items={
            data &&
            proposed &&
            tickets.data &&
            offers.data &&
            documents.data &&
            invoices.data && [
              ...proposed.map((meeting) => proposalItem(meeting, timeZone)),
              ...tickets.data.data.map((ticket) => ticketItem(ticket, user)),
              ...waitingItems(offers.data, documents.data),
              ...data.data.map(approvalItem),
              ...invoices.data.data.filter((invoice) => leftToPay(invoice) > 0).map(invoiceItem),
              ...(asksForProfile ? missingItems(user) : []),
            ]
          }
          empty="Nothing right now. We will ask here when we need something from you."
        />
      )}
      {more > 0 ? <p>And {more} more to approve in your projects.</p> : null}
    </PageSection>
  );
}

const isProposal = ({ proposed_by }: MeetingView): boolean => proposed_by === 'admin';

const proposalItem = (meeting: MeetingView, timeZone: string | undefined) => ({
  key: meeting.id,
  to: `${addresses.consultations}/${meeting.consultation_id}`,
  title: `Confirm ${meetingDayText(meeting.starts_at, timeZone)}, ${meetingSpanText(meeting, timeZone)}`,
  aside: meeting.consultation_title,
});

const ticketItem = (ticket: TicketView, user: UserView) => ({
  key: ticket.id,
  to: addresses.ticket(ticket),
  title: `Answer us in “${ticket.title}”`,
  aside:
    ticket.requester_id === user.id ? ticket.number : `${ticket.number} of ${ticket.requester_name ?? 'a colleague'}`,
});

const approvalItem = ({ id, project_id, project_name, title, due_date }: MilestoneView) => ({
  key: id,
  to: addresses.milestones(project_id),
  title: `Approve “${title}”`,
  aside: (
    <>
      {project_name}
      {due_date ? <DayText day={due_date} due /> : null}
    </>
  ),
});

const missingItems = (user: UserView) =>
  [
    user.first_name ? null : { key: 'name', title: 'Tell us your name', aside: 'so we know how to greet you' },
    user.phone ? null : { key: 'phone', title: 'Add a phone number', aside: 'for same-day calls' },
    user.company_name ? null : { key: 'company', title: 'Name your company', aside: 'it goes on quotes and invoices' },
  ]
    .filter((item) => item !== null)
    .map((item) => ({ ...item, to: '/customer/profile' }));

const invoiceItem = (invoice: InvoiceSummary): WaitingItem => ({
  key: invoice.id,
  to: addresses.invoice(invoice),
  title: `Pay invoice ${invoice.number ?? ''}`,
  aside: (
    <>
      {moneyText(leftToPay(invoice))}
      {invoice.due_date ? <DayText day={invoice.due_date} due /> : null}
    </>
  ),
});
