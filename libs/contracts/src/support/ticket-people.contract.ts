import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { id } from '../core/primitives.js';

/** People on a ticket besides its requester. */
export const MAX_TICKET_PEOPLE = 20;

/** A customer whom a ticket concerns too, or who could be put on it. */
export const TicketPerson = object('TicketPerson', { id, name: z.string().nullable() });
export type TicketPerson = z.infer<typeof TicketPerson>;

export const AddTicketPerson = strictObject('AddTicketPerson', { user_id: id });
export type AddTicketPerson = z.infer<typeof AddTicketPerson>;

export const ByTicketPerson = z.strictObject({ id, user_id: id });
export type ByTicketPerson = z.infer<typeof ByTicketPerson>;
