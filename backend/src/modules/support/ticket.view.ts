import {
  customerTicketView,
  isAdmin,
  ticketView,
  type Actor,
  type CustomerTicketView,
  type TicketView,
} from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf, instantOrNull } from '../../infrastructure/database/time/instant.js';
import type { TicketRow } from './tickets.queries.js';

const adminFields = Object.keys(ticketView.shape) as (keyof TicketView)[];
const customerFields = Object.keys(customerTicketView.shape) as (keyof CustomerTicketView)[];

/** A ticket as admins see it. */
export const toTicketView = (row: TicketRow): TicketView => pick(row, adminFields);

/** A ticket as its customers see it: the fields that the contract names for customers, and none else. */
export const toCustomerTicketView = (row: TicketRow): CustomerTicketView => pick(row, customerFields);

/** How a ticket looks to this reader. */
export const ticketViewFor =
  (actor: Actor) =>
  (row: TicketRow): TicketView =>
    isAdmin(actor) || actor.kind === 'system' ? toTicketView(row) : toCustomerTicketView(row);

function pick<Field extends keyof TicketView>(row: TicketRow, fields: readonly Field[]): Pick<TicketView, Field> {
  const view: TicketView = {
    ...row,
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
    is_paused: row.status !== 'new' && row.status !== 'open',
    last_reply_at: instantOf(row.last_reply_at),
    resolved_at: instantOrNull(row.resolved_at),
    closed_at: instantOrNull(row.closed_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
