import { listTickets, type TicketView } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import { NewTicketForm, ticketColumnsOf, ticketFiltersOf, TicketList, useRecordList } from '@portal/features';
import { useRecordSheet, type ListColumn } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { OpenTicket } from './open-ticket.js';

const filters = ticketFiltersOf('customer');

const { title: name, number, category, priority, status, clock, lastReply } = ticketColumnsOf('customer');
const columns: readonly ListColumn<TicketView>[] = [
  name,
  number,
  category,
  priority,
  status,
  { ...clock, title: 'Our promise' },
  lastReply,
];

/** The customer's support tickets, and the company's for its primary contacts; an admin sees all (decisions 7.2). */
export function TicketListPage() {
  const title = useListTitle('Support');
  const place = useRecordSheet('ticket', title);
  return (
    <TicketList
      {...useRecordList(listTickets, ticketQueries.list, 'ticket')}
      title={title}
      place={place}
      density="roomy"
      columns={columns}
      filters={filters}
      hrefOf={addresses.ticket}
      onOpen={place.onOpen}
      addressOf={addresses.ticket}
      open={OpenTicket}
      form={NewTicketForm}
      emptyText="Tell us what doesn’t work; you see here when we answer at the latest."
      emptyBegins
    />
  );
}
