import {
  ticketFields,
  type Priority,
  type TicketCategory,
  type TicketView,
  type UpdateTicket,
} from '@portal/contracts';
import { useUpdateTicket } from '@portal/data-access';
import { conflictFields, useSave, type Save } from '@portal/ui-antd';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels, ticketToasts } from './ticket-labels.js';

const fields = conflictFields(ticketFields, {
  priority: (value) => priorityLabels[value as Priority],
  category: (value) => ticketCategoryLabels[value as TicketCategory],
});

/** Changes one ticket, with toasts, and lets the user choose when another user changed it first. */
export function useSaveTicket(ticket: TicketView): Save<TicketView, UpdateTicket> {
  const update = useUpdateTicket();
  return useSave({
    record: ticket,
    name: `ticket ${ticket.number}`,
    send: (changes: UpdateTicket) => update.mutateAsync({ id: ticket.id, ...changes }),
    fields,
    toasts: ticketToasts.updated,
  });
}
