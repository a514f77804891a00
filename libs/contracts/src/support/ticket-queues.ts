import { z } from 'zod';
import type { MetricFilter } from '../core/metric.js';
import { object } from '../core/objects.js';
import { ticketMetrics } from './ticket.metrics.js';

/** What is put off for now has a queue of its own (decisions 4.105). */
const awake = { snoozed: false };

/** The queues of an admin: each is the list of tickets with these parameters (decisions 4.105). */
export const ticketQueues = (own: string) =>
  ({
    mine: { ...ticketMetrics.open_tickets.filter, assignee_id: own, ...awake },
    unassigned: { ...ticketMetrics.unassigned_tickets.filter, ...awake },
    due_next: ticketMetrics.due_next_tickets.filter,
    breached: ticketMetrics.breached_tickets.filter,
    waiting: ticketMetrics.waiting_tickets.filter,
    snoozed: { snoozed: true },
    open: { ...ticketMetrics.open_tickets.filter, ...awake },
  }) satisfies Record<string, MetricFilter<'tickets'>>;
export type TicketQueue = keyof ReturnType<typeof ticketQueues>;

/** How many tickets are in each queue of an admin. */
export const TicketQueueCounts = object('TicketQueueCounts', {
  mine: z.int().meta({ description: 'Open tickets assigned to the caller, but for snoozed ones' }),
  unassigned: z.int(),
  due_next: z.int(),
  breached: z.int(),
  waiting: z.int(),
  snoozed: z.int(),
  open: z.int(),
} satisfies Record<TicketQueue, z.ZodType>);
export type TicketQueueCounts = z.infer<typeof TicketQueueCounts>;
