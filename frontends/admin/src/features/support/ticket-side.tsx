import { type TicketView, type UpdateTicket, dealStatuses, invoiceStatuses, ticketFields } from '@portal/contracts';
import { formatInstant, zoneName } from '@portal/ui';
import { dealQueries, errorGroupQueries, invoiceQueries, projectQueries, ticketQueries } from '@portal/data-access';
import {
  TicketLink,
  TicketPeople,
  ticketPersonName,
  TicketProperties,
  TicketStatusTag,
  invoiceName,
  telOf,
  type PickerProps,
} from '@portal/features';
import { CustomProperty, FoldedProperties, Properties, Property, type FieldEdits, useNow } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { PersonPicker } from '../../people/person-picker.js';
import { pickerOf, RecordSelect, numbered } from '../../records/record-select.js';
import { CustomerRecords, Holdings } from './customer-records.js';
import { customerQueries, SHOWN } from './read-ahead.js';
import { TicketLinks } from './ticket-links.js';
import { TagEditor } from './tags/tag-select.js';
import { tagsOf } from './tags/ticket-tags.js';
import { TicketPersonChoice } from './ticket-person-choice.js';

/** A person who was erased has no page any more, and an address of this domain (decisions 6.68). */
const isErased = ({ requester_email: email }: TicketView): boolean => email?.endsWith('@purged.invalid') ?? false;

/** Who works on a ticket, whose it is and what else that customer has open. */
export function TicketSide({
  ticket,
  edit,
}: {
  ticket: TicketView;
  edit: FieldEdits<keyof TicketView & keyof UpdateTicket>;
}) {
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
      <CustomProperty
        label={ticketFields.tags.label}
        edit={edit('tags')}
        editor={(editor) => <TagEditor {...editor} />}
      >
        {tagsOf(ticket)}
      </CustomProperty>
      <Property label="Customer">
        {isErased(ticket) ? (
          ticket.requester_name
        ) : (
          <Link to={addresses.customer({ id: ticket.requester_id })}>
            {ticket.requester_name ?? ticket.requester_email}
          </Link>
        )}
      </Property>
      <TicketPeople
        ticket={ticket}
        show={(person) => <Link to={addresses.customer(person)}>{ticketPersonName(person)}</Link>}
        choice={(choice) => <TicketPersonChoice ticket={ticket} {...choice} />}
      />
      {isErased(ticket) ? null : <RequesterReach ticket={ticket} />}
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
      <TicketLinks ticket={ticket} />
      <OtherTickets ticket={ticket} />
      <CustomerRecords ticket={ticket} />
    </Properties>
  );
}

/** The customer's telephone, and what time it is where they are. */
function RequesterReach({ ticket }: { ticket: TicketView }) {
  const { data } = useQuery(customerQueries(ticket).requester);
  const now = useNow();
  const { phone = null, time_zone: zone = null } = data ?? {};
  return (
    <>
      <Property label="Phone">{phone ? <a href={telOf(phone)}>{phone}</a> : null}</Property>
      <Property label="Local time">{zone ? `${formatInstant(now, 'clock', zone)}, ${zoneName(zone)}` : null}</Property>
    </>
  );
}

/** The customer's other open tickets, without the linked ones, which are listed above. */
function OtherTickets({ ticket }: { ticket: TicketView }) {
  const { data } = useQuery(customerQueries(ticket).tickets);
  const links = useQuery(ticketQueries.links(ticket.id));
  const named = new Set([ticket, ...(links.data?.data ?? [])].map(({ id }) => id));
  const others = data?.data.filter(({ id }) => !named.has(id)).slice(0, SHOWN);
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

type Subject = 'project_id' | 'deal_id' | 'invoice_id' | 'error_group_id';

const OFFERED = 50;
const NONE = 'None';

/** What the customer has never seen is nothing to write to them about. */
const shownDeals = dealStatuses.filter((status) => status !== 'draft');
const shownInvoices = invoiceStatuses.filter((status) => status !== 'draft');

/** Whose records a ticket can be about. */
const holderOf = ({ company_id, requester_id }: TicketView) =>
  company_id ? { company_id } : { customer_id: requester_id };

/** How the record of each field is chosen. */
const pickers: Readonly<Record<Subject, (picker: PickerProps, ticket: TicketView) => ReactNode>> = {
  project_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) => projectQueries.list({ customer_id: ticket.requester_id, limit: OFFERED, ...search })}
      labelOf={({ number, name }) => `${number} ${name}`}
      nothing="No project"
      nameless="A project"
    />
  ),
  deal_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) =>
        dealQueries.list({ ...holderOf(ticket), current_status: shownDeals, limit: OFFERED, ...search })
      }
      labelOf={(deal) => numbered(deal)}
      nothing="No deal"
      nameless="A deal"
    />
  ),
  invoice_id: (picker, ticket) => (
    <RecordSelect
      {...picker}
      list={(search) => invoiceQueries.list({ ...holderOf(ticket), status: shownInvoices, limit: OFFERED, ...search })}
      labelOf={(invoice) => invoiceName(invoice)}
      nothing="No invoice"
      nameless="An invoice"
    />
  ),
  error_group_id: (picker) => (
    <RecordSelect
      {...picker}
      list={(search) => errorGroupQueries.list({ limit: OFFERED, ...search })}
      labelOf={({ message }) => message}
      nothing="No error"
      nameless="An error"
    />
  ),
};

/** What a ticket is about, each linked to its page and changed in place. */
function TicketSubjects({ ticket, edit }: { ticket: TicketView; edit: FieldEdits<Subject> }) {
  const { project_id, deal_id, invoice_id, error_group_id = null } = ticket;
  const subjects: readonly SubjectProps[] = [
    { field: 'project_id', label: 'Project', id: project_id, name: ticket.project_name, at: addresses.project },
    { field: 'deal_id', label: 'Deal', id: deal_id, name: ticket.deal_title, at: addresses.deal },
    { field: 'invoice_id', label: 'Invoice', id: invoice_id, name: ticket.invoice_number, at: addresses.invoice },
    { field: 'error_group_id', label: 'Error', id: error_group_id, name: null, at: addresses.errorGroup },
  ];
  const properties = subjects.map(({ field, label, id, name, at }) => ({
    label,
    isEmpty: id === null,
    property: (
      <CustomProperty
        label={label}
        none={NONE}
        edit={edit(field)}
        to={id ? at({ id }) : undefined}
        editor={(editor) => pickers[field]({ ...pickerOf(editor), current: { id, name }, none: NONE }, ticket)}
      >
        {field === 'error_group_id' && id ? 'An error report' : name}
      </CustomProperty>
    ),
  }));
  return <FoldedProperties verb="Link" of={properties} />;
}

interface SubjectProps {
  field: Subject;
  label: string;
  id: string | null;
  name: string | null;
  at: (record: { id: string }) => string;
}
