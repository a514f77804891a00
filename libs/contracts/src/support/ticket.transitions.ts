import { transitions } from '../core/transitions.js';
import type { TicketStatus } from './ticket.contract.js';

/** Decisions, section 4. */
export const ticketTransitions = transitions<TicketStatus>({
  new: { open: 'anyone', pending: 'admin', resolved: 'anyone', closed: 'admin' },
  open: { pending: 'admin', on_hold: 'admin', closed: 'admin', resolved: 'anyone' },
  pending: { open: 'anyone', resolved: 'anyone', closed: 'admin' },
  on_hold: { open: 'anyone', resolved: 'anyone', closed: 'admin' },
  resolved: { open: 'anyone', closed: 'admin' },
  closed: {},
});

/** The state of a ticket after a message of a side that names none: an answer begins the work, the requester's resumes it. */
export const statusAfterReply = (status: TicketStatus, by: 'customer' | 'admin'): TicketStatus => {
  if (status === 'new') return by === 'admin' ? 'open' : 'new';
  return by === 'admin' ? status : 'open';
};
