import { ticketQueries } from '@portal/data-access';
import { RecordBoundary, useKnownRow, useLiveTickets } from '@portal/features';
import type { RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { recordPage } from '../../records/record-page.js';
import { RestoreRecord } from '../../records/restore-record.js';
import { OpenTicket } from './open-ticket.js';
import { ticketRecord } from './ticket-picker.js';

/** One support ticket of the queue. */
export function TicketRecord({ id, back }: RecordBodyProps) {
  const query = ticketQueries.detail(id);
  const result = useQuery({ ...query, placeholderData: useKnownRow(query.queryKey, id) });
  const changes = useLiveTickets();
  return (
    <RecordBoundary
      result={result}
      back={back}
      noun="ticket"
      hidesGone
      rescue={(refetch) => <RestoreRecord of={ticketRecord} id={id} onRestored={refetch} />}
    >
      {(ticket) => <OpenTicket ticket={ticket} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of a ticket. */
export const TicketDetailPage = recordPage(TicketRecord, addresses.support, 'Support');
