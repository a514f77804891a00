import {
  ticketLinkKinds,
  closingDays,
  labelsOf,
  ticketCategories,
  ticketStatuses,
  type TicketStatus,
} from '@portal/contracts';
import { StatusTag, tonesOf } from '@portal/ui-antd';

/** The side that reads: states are called differently. */
export type TicketSide = 'admin' | 'customer';

export const ticketStatusLabels: Readonly<Record<TicketSide, Readonly<Record<TicketStatus, string>>>> = {
  admin: labelsOf(ticketStatuses, { pending: 'Waiting for customer' }),
  customer: labelsOf(ticketStatuses, { new: 'Received', open: 'We are on it', pending: 'Waiting for you' }),
};

export const ticketStatusTones = tonesOf(ticketStatuses);

/** What happens next, as a customer reads it: no ticket is without a next step. */
export const customerNextSteps: Readonly<Record<TicketStatus, string>> = {
  new: 'We have your ticket and answer here and by e-mail.',
  open: 'We are working on it and answer here and by e-mail.',
  pending: 'We need an answer from you: write it below, and we go on.',
  on_hold: 'We wait for somebody else, such as a supplier, and go on as soon as we can.',
  resolved: `Is it solved? If not, answer below: that opens it again. It closes by itself after ${closingDays.close} days.`,
  closed: 'This ticket is closed. An answer below opens a new one that goes on with it.',
};

export const ticketCategoryLabels = labelsOf(ticketCategories, {
  computers: 'Computers and printers',
  network: 'Network and internet',
  email: 'E-mail',
  other: 'Something else',
});

/** How two tickets have to do with each other. */
export const ticketLinkLabels = labelsOf(ticketLinkKinds, {});

/** The toasts of tickets, in the style of the specification's; what the ticket shows by itself has none but its failure. */
export const ticketToasts = {
  opened: { success: 'Ticket opened successfully.', failure: 'Failed to open ticket.' },
  updated: { success: 'Ticket updated successfully.', failure: 'Failed to update ticket.' },
  deleted: { success: 'Ticket deleted successfully.', failure: 'Failed to delete ticket.' },
  replied: { short: 'Answer sent', failure: 'Failed to send the answer.' },
  noted: { short: 'Note added', failure: 'Failed to add the note.' },
  unmerged: { failure: 'Failed to take the merge back.' },
  linked: { failure: 'Failed to link the tickets.' },
  unlinked: { failure: 'Failed to remove the link.' },
  added: { failure: 'Failed to add the person.' },
  removed: { failure: 'Failed to remove the person.' },
  left: { short: 'You left the ticket', failure: 'Failed to leave the ticket.' },
  rated: { success: 'Thank you for telling us.', failure: 'Failed to save your rating.' },
} as const;

/** The state of a ticket in the words of the side that reads it. */
export const TicketStatusTag = ({ status, side }: { status: TicketStatus; side: TicketSide }) => (
  <StatusTag tone={ticketStatusTones[status]}>{ticketStatusLabels[side][status]}</StatusTag>
);
