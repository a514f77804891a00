import { ticketQueries } from '@portal/data-access';
import { useLiveTickets } from '@portal/features';
import { DetailFailed, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { OpenTicket } from './open-ticket.js';
import { RestoreTicket } from './restore-ticket.js';

const back = { to: addresses.support, label: 'Support' };

/** One support ticket of the queue. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ticketQueries.detail(id));
  const changes = useLiveTickets();
  if (data && !isNotThere(error)) return <OpenTicket key={id} ticket={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed
      back={back}
      error={error}
      noun="ticket"
      onRetry={() => void refetch()}
      rescue={<RestoreTicket id={id} onRestored={() => void refetch()} />}
    />
  ) : (
    <DetailSkeleton />
  );
}
