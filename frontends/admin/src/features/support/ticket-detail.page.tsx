import { ticketQueries } from '@portal/data-access';
import { RecordBoundary, useLiveTickets } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { RestoreRecord } from '../../records/restore-record.js';
import { OpenTicket } from './open-ticket.js';
import { ticketRecord } from './ticket-picker.js';

const back = { to: addresses.support, label: 'Support' };

/** One support ticket of the queue. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(ticketQueries.detail(id));
  const changes = useLiveTickets();
  return (
    <RecordBoundary
      result={result}
      back={back}
      noun="ticket"
      hidesGone
      rescue={(refetch) => <RestoreRecord of={ticketRecord} id={id} onRestored={refetch} />}
    >
      {(ticket) => <OpenTicket key={id} ticket={ticket} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}
