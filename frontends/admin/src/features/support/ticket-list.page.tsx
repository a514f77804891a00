import { listTickets, type TicketView } from '@portal/contracts';
import { ticketQueries, useFetchPage } from '@portal/data-access';
import { TicketSheet, ticketFiltersOf, ticketStartOf, useLiveTickets, useNewRecord } from '@portal/features';
import { ListPage, useListQuery, useRecordSheet, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { deletedColumns, deletedFilter } from '../../deleted/deleted-list.js';
import { usePersonOptions } from '../../people/use-person-options.js';
import { NewTicket } from './new-ticket.js';
import { OpenTicket } from './open-ticket.js';
import { RestoreTicket, ticketName } from './restore-ticket.js';
import { TicketQueues } from './ticket-queues.js';
import { ticketColumns } from './ticket.columns.js';
import { useTicketBulkActions } from './use-ticket-bulk-actions.js';
import { flagFilter } from '../../views/filters.js';

const ownFilters: readonly ListFilter[] = [
  ...ticketFiltersOf('admin'),
  flagFilter('open', 'Open', 'Open only'),
  flagFilter('breached', 'Promise', 'Late only'),
  flagFilter('due_next', 'Clock', 'Running only'),
];

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(ticketColumns, ['title', 'number', 'requester_name', 'status'], (ticket) => (
  <RestoreTicket id={ticket.id} rowOf={ticketName(ticket)} />
));

/** The queue of support tickets. */
export function TicketListPage() {
  const [query, setQuery] = useListQuery(listTickets, 'ticket');
  const place = useRecordSheet('ticket', 'Support');
  const result = useQuery(ticketQueries.list(query));
  const fetchPage = useFetchPage(ticketQueries.list);
  const changes = useLiveTickets();
  const { isMaking, isAddressed, named, start, stop } = useNewRecord();
  const [opened, setOpened] = useState<TicketView>();
  const { assignee_id: assignee, requester_id: requester } = query;
  const admins = usePersonOptions('manager', assignee === 'unassigned' ? undefined : assignee);
  const customers = usePersonOptions('customer', requester);
  const filters = useMemo((): readonly ListFilter[] => {
    const nobody = { value: 'unassigned', label: 'Nobody' };
    return [
      ...ownFilters,
      { key: 'assignee_id', label: 'Assigned to', ...admins, options: [nobody, ...admins.options] },
      { key: 'requester_id', label: 'Customer', ...customers },
      deletedFilter,
    ];
  }, [admins, customers]);
  const { actions, dialogs } = useTicketBulkActions(place.open);
  return (
    <>
      <ListPage
        title="Support"
        lead={<TicketQueues />}
        noun={['ticket', 'tickets']}
        result={result}
        fetchPage={fetchPage}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search number, title or description"
        empty={{ title: 'No tickets yet', text: 'Tickets from the portal appear here by themselves.' }}
        actions={
          <>
            <Link to={addresses.cannedReplies}>Canned replies</Link>
            <Link to="/admin/support/closed-days">Closed days</Link>
            <Button type="primary" icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />} onClick={start}>
              New ticket
            </Button>
          </>
        }
        {...(query.deleted
          ? { columns: goneColumns }
          : { columns: ticketColumns, bulkActions: actions, hrefOf: addresses.ticket, onOpen: place.onOpen })}
        nameOf={ticketName}
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
        <NewTicket start={ticketStartOf(named)} onClose={(ticket) => (ticket ? setOpened(ticket) : stop())} />
      ) : null}
      {dialogs}
    </>
  );
}
