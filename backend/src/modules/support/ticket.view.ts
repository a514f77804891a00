import { customerTicketView, isTicketRunning, ticketView } from '@portal/contracts';
import { instantOrNull, roleViews, withInstants } from '../../infrastructure/database/views.js';
import type { TicketRow } from './tickets.queries.js';

/** A ticket as admins and as its customers see it. */
export const {
  toAdmin: toTicketView,
  toCustomer: toCustomerTicketView,
  viewFor: ticketViewFor,
} = roleViews(ticketView, customerTicketView, (row: TicketRow) => ({
  ...withInstants(row, 'last_reply_at', 'resolved_at', 'closed_at', 'created_at', 'updated_at'),
  first_response: {
    warning_at: instantOrNull(row.response_warning_at),
    due_at: instantOrNull(row.first_response_due_at),
    met_at: instantOrNull(row.first_responded_at),
  },
  resolution: {
    warning_at: instantOrNull(row.resolution_warning_at),
    due_at: instantOrNull(row.resolution_due_at),
    met_at: instantOrNull(row.resolved_at),
  },
  is_paused: !isTicketRunning(row.status),
}));
