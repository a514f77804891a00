import type { TicketView, UpdateTicket } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import { TicketLink, TicketProperties, TicketStatusTag } from '@portal/features';
import { CustomProperty, Properties, Property, type FieldEdits } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { PersonPicker } from '../../people/person-picker.js';
import { pickerOf } from '../../records/record-select.js';
import { CustomerRecords, Holdings } from './customer-records.js';
import { TicketSubjects } from './ticket-subjects.js';

const OTHERS = 5;

/** A person who was erased has no page any more, and an address of this domain (decisions 6.68). */
const isErased = ({ requester_email: email }: TicketView): boolean => email?.endsWith('@purged.invalid') ?? false;

/** Who works on a ticket, whose it is and what else that customer has open. */
export function TicketSide({ ticket, edit }: { ticket: TicketView; edit: FieldEdits<keyof UpdateTicket> }) {
  const rating = { 1: 'Good', 0: 'Not good' }[ticket.csat_score ?? -1];
  return (
    <Properties>
      <CustomProperty
        label="Assigned to"
        none="Nobody yet"
        edit={edit('assignee_id')}
        editor={(editor) => (
          <PersonPicker
            {...pickerOf(editor)}
            part="manager"
            current={{ id: ticket.assignee_id, name: ticket.assignee_name }}
            none="Nobody yet"
          />
        )}
      >
        {ticket.assignee_id ? (ticket.assignee_name ?? 'Somebody') : null}
      </CustomProperty>
      <TicketProperties ticket={ticket} edit={edit} subjects={<TicketSubjects ticket={ticket} edit={edit} />} />
      <Property label="Customer">
        {isErased(ticket) ? (
          ticket.requester_name
        ) : (
          <Link to={addresses.customer({ id: ticket.requester_id })}>
            {ticket.requester_name ?? ticket.requester_email}
          </Link>
        )}
      </Property>
      <Property label="Company">
        {ticket.company_id ? (
          <Link to={addresses.company({ id: ticket.company_id })}>{ticket.company_name}</Link>
        ) : null}
      </Property>
      <Property label="Goes on from">
        {ticket.follows_id ? (
          <TicketLink id={ticket.follows_id} to={addresses.ticket({ id: ticket.follows_id })}>
            The closed ticket
          </TicketLink>
        ) : null}
      </Property>
      <Property label="Merged into">
        {ticket.merged_into_id ? (
          <TicketLink id={ticket.merged_into_id} to={addresses.ticket({ id: ticket.merged_into_id })}>
            Another ticket
          </TicketLink>
        ) : null}
      </Property>
      <Property label="Rated">{rating ? [rating, ticket.csat_comment].filter(Boolean).join(': ') : null}</Property>
      <OtherTickets ticket={ticket} />
      <CustomerRecords ticket={ticket} />
    </Properties>
  );
}

/** What else the customer has open. */
function OtherTickets({ ticket }: { ticket: TicketView }) {
  const { data } = useQuery(ticketQueries.list({ requester_id: ticket.requester_id, open: true, limit: OTHERS + 1 }));
  const others = data?.data.filter(({ id }) => id !== ticket.id).slice(0, OTHERS);
  return (
    <Holdings
      label="Other tickets"
      items={others?.map((other) => ({
        id: other.id,
        to: addresses.ticket(other),
        name: `${other.number} ${other.title}`,
        aside: <TicketStatusTag status={other.status} side="admin" />,
      }))}
      none="None open"
    />
  );
}
