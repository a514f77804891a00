import { isCustomerOrPrimary, type Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';

/** The part of a ticket that decides who may do what with it. */
export interface TicketOwnership {
  requester_id: string;
  company_id: string | null;
  /** Who else is on it. */
  people?: readonly { id: string }[];
}

/** A ticket, and the person who is taken off it. */
interface PersonOnTicket extends TicketOwnership {
  user_id?: string;
}

/** The requester, and contacts flagged `primary` of the same company (decisions, section 1). */
const leadsTicket = (actor: Actor, ticket: TicketOwnership): boolean =>
  isCustomerOrPrimary(actor, ticket.requester_id, ticket.company_id);

/** The same and the people on the ticket (decisions 4.101). */
export const seesTicket = (actor: Actor, ticket: TicketOwnership): boolean =>
  leadsTicket(actor, ticket) || (actor.kind === 'user' && (ticket.people?.some(({ id }) => id === actor.id) ?? false));

const isRequester = (actor: Actor, { requester_id }: TicketOwnership): boolean =>
  actor.kind === 'user' && actor.id === requester_id;

/**
 * A user who sees a ticket may answer it; people on it don't move it, but may leave. Its promises are rated by its
 * requester, who also says who else is on it.
 */
export const ticketPolicy = definePolicy<PersonOnTicket>()({
  'ticket.list': { roles: ['admin', 'customer'] },
  'ticket.read': { roles: ['admin', 'customer'], when: seesTicket },
  'ticket.create': { roles: ['admin', 'customer'] },
  'ticket.update': { roles: ['admin', 'customer'], when: leadsTicket },
  'ticket.reply': { roles: ['admin', 'customer'], when: seesTicket },
  'ticket.reply_internal': { roles: ['admin'] },
  'ticket.forward': { roles: ['admin'] },
  'ticket.merge': { roles: ['admin'] },
  'ticket.link': { roles: ['admin'] },
  'ticket.assign': { roles: ['admin'] },
  'ticket.list_tags': { roles: ['admin'] },
  'ticket.count_queues': { roles: ['admin'] },
  'ticket.split': { roles: ['admin'] },
  'ticket.add_person': { roles: ['admin', 'customer'], when: isRequester },
  'ticket.remove_person': {
    roles: ['admin', 'customer'],
    when: (actor, ticket) => isRequester(actor, ticket) || (actor.kind === 'user' && actor.id === ticket.user_id),
  },
  'ticket.rate': { roles: ['customer'], when: isRequester },
  'ticket.attainment': { roles: ['admin'] },
  'ticket.delete': { roles: ['admin'] },
  'ticket.restore': { roles: ['admin'] },
});
