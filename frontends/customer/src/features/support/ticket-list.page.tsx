import { listTickets, type TicketView } from '@portal/contracts';
import { Can, ticketQueries, useFetchPage } from '@portal/data-access';
import {
  NewTicketForm,
  TicketSheet,
  ticketFiltersOf,
  ticketStartOf,
  useLiveTickets,
  useNewRecord,
} from '@portal/features';
import { ListPage, useListQuery, useRecordSheet } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { OpenTicket } from './open-ticket.js';
import { ticketColumns } from './ticket.columns.js';

const filters = ticketFiltersOf('customer');

/** The customer's support tickets, and the company's for its primary contacts; an admin sees all (decisions 7.2). */
export function TicketListPage() {
  const title = useListTitle('Support');
  const [query, setQuery] = useListQuery(listTickets, 'ticket');
  const place = useRecordSheet('ticket', title);
  const result = useQuery(ticketQueries.list(query));
  const fetchPage = useFetchPage(ticketQueries.list);
  const changes = useLiveTickets();
  const { isMaking, isAddressed, named, start, stop } = useNewRecord();
  const [opened, setOpened] = useState<TicketView>();
  const newTicket = (
    <Can permission="ticket.create">
      <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={start}>
        New ticket
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={title}
        noun={['ticket', 'tickets']}
        density="roomy"
        result={result}
        fetchPage={fetchPage}
        columns={ticketColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{
          title: 'No tickets yet',
          text: 'Tell us what doesn’t work; you see here when we answer at the latest.',
          action: newTicket,
        }}
        actions={newTicket}
        nameOf={(row) => `${row.number} ${row.title}`}
        hrefOf={addresses.ticket}
        onOpen={place.onOpen}
        openId={place.openId}
        changes={changes}
      />
      <TicketSheet place={place} tickets={result.data?.data} hrefOf={addresses.ticket}>
        {(ticket, sheet) => (
          <OpenTicket ticket={ticket} back={place.back} change={changes.get(ticket.id)} sheet={sheet} />
        )}
      </TicketSheet>
      {opened ? (
        <Navigate to={addresses.ticket(opened)} replace={isAddressed} />
      ) : isMaking ? (
        <NewTicketForm start={ticketStartOf(named)} onClose={(ticket) => (ticket ? setOpened(ticket) : stop())} />
      ) : null}
    </>
  );
}
