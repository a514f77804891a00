import { metrics } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import { LinkList, metricAddress, TicketClock, useLiveTickets, QueryBoundary } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const soonestFirst = { sortBy: 'next_due_at', sortOrder: 'asc' } as const;
const all = `${metricAddress('admin', 'due_next_tickets')}&${new URLSearchParams(soonestFirst).toString()}`;

export const ticketsDueNextQuery = ticketQueries.list({
  ...metrics.due_next_tickets.filter,
  ...soonestFirst,
  limit: 4,
});

/** The tickets whose next promise is late or will be so soonest. */
export function TicketsDueNext() {
  useLiveTickets();
  const tickets = useQuery(ticketsDueNextQuery);
  return (
    <PageSection
      title="Tickets due next"
      extra={tickets.data ? <Link to={all}>All {tickets.data.pagination.total} with a promise</Link> : null}
    >
      <QueryBoundary result={tickets} what="The tickets">
        {(due) => (
          <LinkList
            items={due?.data.map((ticket) => ({
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
      </QueryBoundary>
    </PageSection>
  );
}
