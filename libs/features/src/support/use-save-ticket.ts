import type { TicketView, UpdateTicket } from '@portal/contracts';
import { useUpdateTicket } from '@portal/data-access';
import { useSave, type ConflictField, type Save } from '@portal/ui-antd';
import { ticketToasts } from './ticket-labels.js';

const conflictFields: readonly ConflictField[] = [
  { key: 'title', label: 'Title' },
  { key: 'status', label: 'Status' },
  { key: 'priority', label: 'Priority' },
  { key: 'category', label: 'Area' },
];

/** Changes one ticket, with toasts, and lets the user choose when another user changed it first. */
export function useSaveTicket(ticket: TicketView): Save<TicketView, UpdateTicket> {
  const update = useUpdateTicket();
  return useSave({
    record: ticket,
    name: `ticket ${ticket.number}`,
    send: (changes: UpdateTicket) => update.mutateAsync({ id: ticket.id, ...changes }),
    fields: conflictFields,
    toasts: ticketToasts.updated,
  });
}
