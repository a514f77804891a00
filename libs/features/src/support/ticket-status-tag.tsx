import type { TicketStatus } from '@portal/contracts';
import { StatusTag } from '@portal/ui-antd';
import { ticketStatusLabels, ticketStatusTones, type TicketSide } from './ticket-labels.js';

/** The state of a ticket in the words of the side that reads it. */
export const TicketStatusTag = ({ status, side }: { status: TicketStatus; side: TicketSide }) => (
  <StatusTag tone={ticketStatusTones[status]}>{ticketStatusLabels[side][status]}</StatusTag>
);
