import type { ListTickets, TicketView } from '@portal/contracts';
import { ticketQueries, useUpdateTicket, useDeleteTicket, useRestoreTicket } from '@portal/data-access';
import { type PickerProps, ticketToasts } from '@portal/features';
import { RecordSelect } from '../../records/record-select.js';

/** A support ticket with its conversation. */
export const ticketRecord = {
  noun: ['ticket', 'tickets'],
  nameOf: ({ number, title }: TicketView): string => `${number} ${title}`,
  toasts: ticketToasts,
  useUpdate: useUpdateTicket,
  useDelete: useDeleteTicket,
  useRestore: useRestoreTicket,
} as const;

interface TicketPickerProps extends PickerProps {
  filter: Partial<Pick<ListTickets, 'requester_id' | 'open'>>;
  /** The ticket that can't be chosen. */
  without?: string;
  /** Said when there is none. */
  nothing: string;
}

/** Chooses a support ticket by number or title. */
export const TicketPicker = ({ filter, without, ...picker }: TicketPickerProps) => (
  <RecordSelect
    {...picker}
    placeholder="Search by number or title"
    list={(search) => ticketQueries.list({ ...filter, limit: 100, ...search })}
    labelOf={ticketRecord.nameOf}
    except={without}
    nameless="A ticket"
  />
);
