import { ticketTransitions, updateTicket, type TicketView } from '@portal/contracts';
import { ticketQueries, useCan } from '@portal/data-access';
import {
  customerNextSteps,
  TicketClock,
  TicketProperties,
  TicketStatusTag,
  TicketThread,
  useLiveTickets,
  useSaveTicket,
} from '@portal/features';
import {
  DetailColumns,
  DetailFailed,
  DetailPage,
  DetailSkeleton,
  fieldEdits,
  isNotThere,
  Properties,
  Property,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { RateTicket } from './rate-ticket.js';

/** One support ticket: how it stands, what happens next, and its conversation. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.support, label: useListTitle('Support') };
  const { data, error, refetch } = useQuery(ticketQueries.detail(id));
  const changes = useLiveTickets();
  if (data && !isNotThere(error)) return <TicketDetail key={id} ticket={data} back={back} change={changes.get(id)} />;
  return error ? (
    <DetailFailed back={back} error={error} noun="ticket" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton />
  );
}

interface TicketDetailProps {
  ticket: TicketView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function TicketDetail({ ticket, back, change }: TicketDetailProps) {
  const mayEdit = useCan('ticket.update', ticket);
  const mayRate = useCan('ticket.rate', ticket);
  const navigate = useNavigate();
  const { save, apply, saving, conflictDialog } = useSaveTicket(ticket);
  const isOver = ticket.status === 'resolved' || ticket.status === 'closed';
  const edit = fieldEdits({ record: ticket, save, schema: updateTicket, mayEdit: mayEdit && !isOver });
  const steps = mayEdit ? ticketTransitions.allowed(ticket.status, 'anyone') : [];
  const noEdit = () => undefined;
  return (
    <DetailPage
      back={back}
      number={ticket.number}
      title={ticket.title}
      change={change}
      status={
        <>
          <TicketStatusTag status={ticket.status} side="customer" />
          {isOver ? null : <TicketClock ticket={ticket} />}
        </>
      }
      actions={
        steps.includes('resolved') ? (
          <Button type="primary" disabled={saving} onClick={() => apply({ status: 'resolved' })}>
            It is solved
          </Button>
        ) : ticket.status === 'resolved' && mayEdit ? (
          <Button type="primary" disabled={saving} onClick={() => apply({ status: 'open' })}>
            Open again
          </Button>
        ) : null
      }
    >
      <DetailColumns
        properties={
          <Properties>
            <TicketProperties ticket={ticket} edit={(field) => (field === 'priority' ? edit(field) : noEdit())} />
            <Property label="Taken on by">{ticket.assignee_name}</Property>
            <Property label="Opened by">{ticket.requester_name}</Property>
          </Properties>
        }
      >
        {ticket.merged_into_id ? (
          <p role="note">
            This ticket goes on in{' '}
            <Link to={addresses.ticket({ id: ticket.merged_into_id })}>another one of yours</Link>, with all its
            messages.
          </p>
        ) : (
          <>
            <p role="note">{customerNextSteps[ticket.status]}</p>
            {isOver && mayRate ? <RateTicket ticket={ticket} /> : null}
            <TicketThread ticket={ticket} onGoesOn={(next) => void navigate(addresses.ticket(next))} />
          </>
        )}
      </DetailColumns>
      {conflictDialog}
    </DetailPage>
  );
}
