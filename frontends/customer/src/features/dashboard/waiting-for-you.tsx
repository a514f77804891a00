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
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { dealsWaitingQueries, useDealsWaiting, type WaitingItem } from '../deals/deals-waiting.js';

const proposalsQuery = ({ id }: UserView) =>
  meetingQueries.list({ status: ['proposed'], upcoming: true, customer_id: id });

/** Tickets that wait for an answer, the company’s too for its primary contacts. */
const ticketsQuery = ticketQueries.list({ ...metrics.pending_tickets.filter, sortBy: 'last_reply_at' });

export const waitingQueries = (user: UserView) =>
  [milestoneQueries.waitingForMe(), proposalsQuery(user), ticketsQuery, ...moneyQueries(user)] as const;

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
  const approvals = useQuery(milestoneQueries.waitingForMe());
  const { data } = approvals;
  const proposals = useProposals(user);
  const tickets = useQuery(ticketsQuery);
  useLiveTickets();
  const { data: money, ...moneyQuery } = useMoneyWaiting(user);
  const { timeZone } = useTimeStyle();
  const error = (data ? null : approvals.error) ?? (tickets.data ? null : tickets.error) ?? moneyQuery.error;
  const retry = (): void => {
    if (approvals.error) void approvals.refetch();
    if (tickets.error) void tickets.refetch();
    moneyQuery.refetch();
  };
  const more = data ? data.pagination.total - data.data.length : 0;
  return (
    <PageSection title="Waiting for you">
      {error ? (
        <ErrorState title="What waits for you could not be loaded" text={error.message} onRetry={retry} />
      ) : (
        <LinkList
          items={
            data &&
            proposals &&
            tickets.data &&
            money && [
              ...proposals.map((meeting) => proposalItem(meeting, timeZone)),
              ...tickets.data.data.map((ticket) => ticketItem(ticket, user)),
              ...money.answers,
              ...data.data.map(approvalItem),
              ...money.payments,
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

/** Proposed times that the customer hasn't answered; absent while loading, none where they can't be loaded. */
function useProposals(user: UserView): MeetingView[] | undefined {
  const { data, isPending } = useQuery(proposalsQuery(user));
  useLiveMeetings();
  return isPending ? undefined : (data?.data ?? []).filter((meeting) => meeting.proposed_by === 'admin');
}

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

/** What waits for the customer about money: what to answer and sign first, then what to pay. */
interface MoneyWaiting {
  answers: WaitingItem[];
  payments: WaitingItem[];
}

interface MoneyWaitingResult {
  /** Absent while it is loading. */
  data?: MoneyWaiting;
  /** Set where some of it could not be had. */
  error: Error | null;
  refetch: () => void;
}

const invoicesQuery = invoiceQueries.list({ ...metrics.unpaid_invoices.filter, sortBy: 'due_date', sortOrder: 'asc' });

const moneyQueries = (user: UserView) => [...dealsWaitingQueries(user), invoicesQuery] as const;

/** Offers to answer, documents to sign, invoices to pay, kept live. */
function useMoneyWaiting(user: UserView): MoneyWaitingResult {
  const deals = useDealsWaiting(user);
  const invoices = useQuery(invoicesQuery);
  useLiveDeals();
  useLiveBilling();
  const error = deals.error ?? invoices.error;
  const refetch = (): void => {
    deals.refetch();
    if (invoices.error) void invoices.refetch();
  };
  if (!deals.items || !invoices.data) return { error, refetch };
  const payments = invoices.data.data.filter((invoice) => leftToPay(invoice) > 0).map(invoiceItem);
  return { data: { answers: deals.items, payments }, error: null, refetch };
}

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
