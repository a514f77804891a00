import {
  ticketFields,
  type Priority,
  type TicketCategory,
  type TicketView,
  type UpdateTicket,
} from '@portal/contracts';
import { useUpdateTicket } from '@portal/data-access';
import { conflictFields, useSaveRecord, type SavedRecord, type SaveRecordOptions } from '@portal/ui-antd';
import { priorityLabels } from '../tasks/task-labels.js';
import { ticketCategoryLabels, ticketToasts } from './ticket-labels.js';

const fields = conflictFields(ticketFields, {
  priority: (value) => priorityLabels[value as Priority],
  category: (value) => ticketCategoryLabels[value as TicketCategory],
});

const ticketRecord: SavedRecord<TicketView, UpdateTicket> = {
  inSentence: ({ number }) => `ticket ${number}`,
  useUpdate: useUpdateTicket,
  useFields: () => fields,
  toasts: ticketToasts,
};

/** Changes one ticket, with toasts, and lets the user choose when another user changed it first. */
export const useSaveTicket = (ticket: TicketView, options?: SaveRecordOptions<TicketView, UpdateTicket>) =>
  useSaveRecord(ticketRecord, ticket, options);
