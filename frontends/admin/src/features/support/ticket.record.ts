import type { TicketView } from '@portal/contracts';
import { useUpdateTicket, useDeleteTicket, useRestoreTicket } from '@portal/data-access';
import { ticketToasts } from '@portal/features';
/** A support ticket with its conversation. */
export const ticketRecord = {
  noun: ['ticket', 'tickets'],
  nameOf: ({ number, title }: TicketView): string => `${number} ${title}`,
  toasts: ticketToasts,
  useUpdate: useUpdateTicket,
  useDelete: useDeleteTicket,
  useRestore: useRestoreTicket,
} as const;
