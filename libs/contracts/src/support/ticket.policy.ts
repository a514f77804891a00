import { isCustomerOrPrimary, type Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';

/** The part of a ticket that decides who may do what with it. */
export interface TicketOwnership {
  requester_id: string;
  company_id: string | null;
}

/** The requester, and contacts flagged `primary` of the same company (decisions, section 1). */
export const seesTicket = (actor: Actor, ticket: TicketOwnership): boolean =>
  isCustomerOrPrimary(actor, ticket.requester_id, ticket.company_id);

/** A user who sees a ticket may answer and move it; its promises are rated by its requester. */
export const ticketPolicy = definePolicy<TicketOwnership>()({
  'ticket.list': { roles: ['admin', 'customer'] },
  'ticket.read': { roles: ['admin', 'customer'], when: seesTicket },
  'ticket.create': { roles: ['admin', 'customer'] },
  'ticket.update': { roles: ['admin', 'customer'], when: seesTicket },
  'ticket.reply': { roles: ['admin', 'customer'], when: seesTicket },
  'ticket.reply_internal': { roles: ['admin'] },
  'ticket.merge': { roles: ['admin'] },
  'ticket.assign': { roles: ['admin'] },
  'ticket.split': { roles: ['admin'] },
  'ticket.rate': { roles: ['customer'], when: (actor, ticket) => actor.id === ticket.requester_id },
  'ticket.attainment': { roles: ['admin'] },
  'ticket.delete': { roles: ['admin'] },
  'ticket.restore': { roles: ['admin'] },
});
