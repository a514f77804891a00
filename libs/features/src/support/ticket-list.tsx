import type { ListTickets, TicketView } from '@portal/contracts';
import { Can } from '@portal/data-access';
import { ListPage, type ChangeMark, type ListPageProps, type RecordSheetPlace, type SheetFrame } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useNewRecord } from '../use-new-record.js';
import { TicketSheet } from './ticket-sheet.js';
import { ticketStartOf, type TicketStartValues } from './ticket-start.js';
import { useLiveTickets } from '../live/use-live-rows.js';

export interface OpenTicketProps {
  ticket: TicketView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
  /** The sheet that it is shown in; a page without it. */
  sheet?: SheetFrame;
}

interface TicketListProps extends Omit<
  ListPageProps<TicketView, ListTickets>,
  'noun' | 'nameOf' | 'empty' | 'openId' | 'changes'
> {
  place: RecordSheetPlace;
  /** The page of a ticket. */
  addressOf: (ticket: { id: string }) => string;
  /** A ticket as the role sees it. */
  open: ComponentType<OpenTicketProps>;
  /** The role's form of a new ticket. */
  form: ComponentType<{ start: TicketStartValues; onClose: (ticket?: TicketView) => void }>;
  /** What is said where there are none. */
  emptyText: string;
  /** A new ticket can also be begun there. */
  emptyBegins?: boolean;
}

/** The tickets of a role, with a new one and with the open one in a sheet. */
export function TicketList({
  place,
  addressOf,
  open: OpenTicket,
  form: NewTicket,
  emptyText,
  emptyBegins,
  actions,
  ...list
}: TicketListProps) {
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
        {...list}
        noun={['ticket', 'tickets']}
        searchLabel="Search number, title or description"
        empty={{ title: 'No tickets yet', text: emptyText, ...(emptyBegins ? { action: newTicket } : {}) }}
        actions={
          <>
            {actions}
            {newTicket}
          </>
        }
        nameOf={(row) => `${row.number} ${row.title}`}
        openId={place.openId}
        changes={changes}
      />
      <TicketSheet place={place} tickets={list.result.data?.data} hrefOf={addressOf}>
        {(ticket, sheet) => (
          <OpenTicket ticket={ticket} back={place.back} change={changes.get(ticket.id)} sheet={sheet} />
        )}
      </TicketSheet>
      {opened ? (
        <Navigate to={addressOf(opened)} replace={isAddressed} />
      ) : isMaking ? (
        <NewTicket start={ticketStartOf(named)} onClose={(ticket) => (ticket ? setOpened(ticket) : stop())} />
      ) : null}
    </>
  );
}
