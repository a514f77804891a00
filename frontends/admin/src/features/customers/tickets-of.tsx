import { ticketQueries } from '@portal/data-access';
import { LinkList, TicketClock, TicketStatusTag, useLiveTickets } from '@portal/features';
import { DetailSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { allOf } from './all-of.js';

const SHOWN = 5;

/** Whose tickets they are: one person's or a whole company's. */
type Requester = { requester_id: string } | { company_id: string };

/** The support tickets of a customer or a company that were answered last. */
export function TicketsOf({ of }: { of: Requester }) {
  useLiveTickets();
  const { data, error } = useQuery(ticketQueries.list({ ...of, limit: SHOWN }));
  return (
    <DetailSection
      title="Support"
      extra={
        <span className="row gap-16 small">
          <Link to={`${addresses.support}?${new URLSearchParams({ ...of }).toString()}`}>
            {allOf(data?.pagination.total)}
          </Link>
        </span>
      }
    >
      {error && !data ? (
        <p role="alert">{error.message}</p>
      ) : (
        <LinkList
          items={data?.data.map((ticket) => ({
            key: ticket.id,
            to: addresses.ticket(ticket),
            title: `${ticket.number} ${ticket.title}`,
            aside: (
              <>
                <TicketClock ticket={ticket} />
                <TicketStatusTag status={ticket.status} side="admin" />
              </>
            ),
          }))}
          empty="No tickets yet."
        />
      )}
    </DetailSection>
  );
}
