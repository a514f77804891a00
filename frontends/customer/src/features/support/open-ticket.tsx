import { ticketTransitions, UpdateTicket } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import {
  customerNextSteps,
  TicketClock,
  TicketLink,
  TicketPeople,
  TicketProperties,
  TicketStatusTag,
  TicketThread,
  useSaveTicket,
  type OpenTicketProps,
} from '@portal/features';
import { DetailColumns, DetailPage, fieldEdits, Properties, Property, useSheet } from '@portal/ui-antd';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { RateTicket } from './rate-ticket.js';

/** A ticket of the customer with its conversation. */
export function OpenTicket({ ticket, back, change }: OpenTicketProps) {
  const sheet = useSheet();
  const mayEdit = useCan('ticket.update', ticket);
  const mayRate = useCan('ticket.rate', ticket);
  const navigate = useNavigate();
  const { save, apply, saving, conflictDialog } = useSaveTicket(ticket);
  const isOver = ticket.status === 'resolved' || ticket.status === 'closed';
  const edit = fieldEdits({ record: ticket, save, schema: UpdateTicket, mayEdit: mayEdit && !isOver });
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
        <>
          {steps.includes('resolved') ? (
            <Button key="resolve" type="primary" disabled={saving} onClick={() => apply({ status: 'resolved' })}>
              It is solved
            </Button>
          ) : ticket.status === 'resolved' && mayEdit ? (
            <Button key="reopen" type="primary" disabled={saving} onClick={() => apply({ status: 'open' })}>
              Open again
            </Button>
          ) : null}
        </>
      }
    >
      <DetailColumns
        properties={
          <Properties>
            <TicketProperties ticket={ticket} edit={(field) => (field === 'priority' ? edit(field) : noEdit())} />
            <Property label="Taken on by">{ticket.assignee_name}</Property>
            <Property label="Opened by">{ticket.requester_name}</Property>
            <TicketPeople
              ticket={ticket}
              onLeft={() => (sheet ? sheet.close() : void navigate(back.to, { replace: true }))}
            />
            {ticket.follows_id ? (
              <Property label="Goes on from">
                <TicketLink id={ticket.follows_id} to={addresses.ticket({ id: ticket.follows_id })}>
                  A closed ticket
                </TicketLink>
              </Property>
            ) : null}
          </Properties>
        }
      >
        {ticket.merged_into_id ? (
          <p role="note">
            This ticket goes on in{' '}
            <TicketLink id={ticket.merged_into_id} to={addresses.ticket({ id: ticket.merged_into_id })}>
              another one of yours
            </TicketLink>
            , with all its messages.
          </p>
        ) : (
          <>
            <p role="note">{customerNextSteps[ticket.status]}</p>
            {isOver && mayRate ? <RateTicket ticket={ticket} /> : null}
            <TicketThread
              ticket={ticket}
              hrefOf={addresses.ticket}
              onGoesOn={(next) => (sheet ? sheet.moveTo(next) : void navigate(addresses.ticket(next)))}
            />
          </>
        )}
      </DetailColumns>
      {conflictDialog}
    </DetailPage>
  );
}
