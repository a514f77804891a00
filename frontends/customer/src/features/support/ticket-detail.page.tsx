import { ticketQueries } from '@portal/data-access';
import { RecordBoundary, useKnownRow, useLiveTickets } from '@portal/features';
import type { RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { OpenTicket } from './open-ticket.js';

/** One support ticket: how it stands, what happens next, and its conversation. */
export function TicketRecord({ id, back }: RecordBodyProps) {
  const query = ticketQueries.detail(id);
  const result = useQuery({ ...query, placeholderData: useKnownRow(query.queryKey, id) });
  const changes = useLiveTickets();
  return (
    <RecordBoundary result={result} back={back} noun="ticket" hidesGone>
      {(ticket) => <OpenTicket ticket={ticket} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of a ticket. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  return <TicketRecord id={id} back={{ to: addresses.support, label: useListTitle('Support') }} />;
}
