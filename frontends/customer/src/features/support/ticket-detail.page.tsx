import { ticketQueries } from '@portal/data-access';
import { RecordBoundary, useLiveTickets } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { OpenTicket } from './open-ticket.js';

/** One support ticket: how it stands, what happens next, and its conversation. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.support, label: useListTitle('Support') };
  const result = useQuery(ticketQueries.detail(id));
  const changes = useLiveTickets();
  return (
    <RecordBoundary result={result} back={back} noun="ticket" hidesGone>
      {(ticket) => <OpenTicket key={id} ticket={ticket} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}
