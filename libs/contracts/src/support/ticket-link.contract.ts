import { z } from 'zod';
import { strictObject } from '../core/objects.js';
import { id } from '../core/primitives.js';
import { TicketView } from './ticket.contract.js';

/** How two tickets have to do with each other. */
export const ticketLinkKinds = ['same_cause', 'related'] as const;
export const TicketLinkKind = z.enum(ticketLinkKinds);
export type TicketLinkKind = z.infer<typeof TicketLinkKind>;

/** A ticket that is linked with another one. */
export const LinkedTicket = TicketView.extend({ link_kind: TicketLinkKind }).meta({ id: 'LinkedTicket' });
export type LinkedTicket = z.infer<typeof LinkedTicket>;

export const AddTicketLink = strictObject('AddTicketLink', { other_id: id, kind: TicketLinkKind });
export type AddTicketLink = z.infer<typeof AddTicketLink>;

export const ByTicketLink = z.strictObject({ id, other_id: id });
export type ByTicketLink = z.infer<typeof ByTicketLink>;
