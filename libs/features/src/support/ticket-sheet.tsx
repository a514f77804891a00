import type { TicketView } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import { RecordSheet, type ChangeMark, type RecordSheetPlace, type SheetFrame } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a ticket is shown with: as a page, or in a sheet over its list. */
export interface OpenTicketProps {
  ticket: TicketView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
  /** The sheet that it is shown in; a page without it. */
  sheet?: SheetFrame;
}

interface TicketSheetProps {
  place: RecordSheetPlace;
  /** The tickets of the list: the open one is shown from there at once. */
  tickets: readonly TicketView[] | undefined;
  /** The page of a ticket. */
  hrefOf: (ticket: { id: string }) => string;
  children: (ticket: TicketView, sheet: SheetFrame) => ReactNode;
}

/** The ticket that the address names, over its list. */
export const TicketSheet = ({ place, ...props }: TicketSheetProps) =>
  place.openId === undefined ? null : <OpenSheet {...props} place={place} ticketId={place.openId} />;

function OpenSheet({ place, ticketId, tickets, hrefOf, children }: TicketSheetProps & { ticketId: string }) {
  const known = tickets?.find(({ id }) => id === ticketId);
  const record = useQuery({ ...ticketQueries.detail(ticketId), placeholderData: known });
  const { close, moveTo } = place;
  return (
    <RecordSheet id={ticketId} place={place} noun="ticket" record={record}>
      {(ticket) => children(ticket, { page: hrefOf(ticket), close, moveTo })}
    </RecordSheet>
  );
}
