import type { TicketView } from '@portal/contracts';
import { useRestoreTicket } from '@portal/data-access';
import { RestoreButton } from '../../deleted/restore-button.js';

interface RestoreTicketProps {
  id: string;
  /** What the ticket is called, in a row of the queue. */
  rowOf?: string;
  onRestored?: () => void;
}

export const ticketName = ({ number, title }: TicketView): string => `${number} ${title}`;

/** Brings a deleted ticket back with its conversation. */
export const RestoreTicket = (props: RestoreTicketProps) => (
  <RestoreButton {...props} noun="ticket" mutation={useRestoreTicket()} nameOf={ticketName} />
);
