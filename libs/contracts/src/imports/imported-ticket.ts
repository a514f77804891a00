import { z } from 'zod';
import { day, id, longText } from '../core/primitives.js';
import { CreateTicket } from '../support/ticket.contract.js';

/** States in which a ticket of another system can be brought along; here it is closed. */
export const endedTicketStatuses = ['resolved', 'closed'] as const;

/** A ticket that ended in another system, as an import brings it (decisions, section 6). */
export const ImportedTicket = CreateTicket.pick({ title: true, category: true, priority: true })
  .extend({
    requester_id: id,
    /** Without one, the title is the first message. */
    description: longText.optional(),
    status: z.enum(endedTicketStatuses).optional(),
    assignee_id: id.optional(),
    project_id: id.optional(),
    opened_on: day,
    closed_on: day,
  })
  .refine(({ opened_on: opened, closed_on: closed }) => opened <= closed, {
    path: ['closed_on'],
    message: 'Before the day on which it was opened',
  });
export type ImportedTicket = z.infer<typeof ImportedTicket>;
