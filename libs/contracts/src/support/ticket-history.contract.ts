import { z } from 'zod';
import { pageQuery } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';

/** The events of a ticket that customers see too. */
export const customerTicketHistoryEvents = [
  'ticket.status_changed',
  'ticket.split',
  'ticket.split_off',
  'ticket.people_changed',
] as const;

/** The events of a ticket's history. */
export const ticketHistoryEvents = [
  ...customerTicketHistoryEvents,
  'ticket.updated',
  'ticket.assigned',
  'ticket.clock_warning',
  'ticket.clock_breached',
  'ticket.rated',
  'ticket.merged',
  'ticket.unmerged',
  'ticket.linked',
  'ticket.unlinked',
  'ticket.snoozed',
  'ticket.woken',
  'ticket.tagged',
] as const;
export type TicketHistoryEvent = (typeof ticketHistoryEvents)[number];

/** One thing that happened to a ticket beside its messages: what, when, and by whose hand. */
export const TicketHistoryEntry = object('TicketHistoryEntry', {
  id,
  event: z.enum(ticketHistoryEvents),
  facts: z.record(z.string(), z.unknown()).meta({
    description:
      'What the event says: states, priorities, the other ticket of a merge, link or split, who was assigned, added or removed, until when it is snoozed, tags',
  }),
  actor_name: z.string().nullable().meta({ description: 'null for customers, and where the product did it by itself' }),
  at: instant,
});
export type TicketHistoryEntry = z.infer<typeof TicketHistoryEntry>;

export const ListTicketHistory = z.strictObject({ page: pageQuery.page, limit: pageQuery.limit });
export type ListTicketHistory = z.infer<typeof ListTicketHistory>;
