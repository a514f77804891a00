import { z } from 'zod';
import { pageQuery } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';

/** The events of a deal's history, in their usual order. */
export const dealHistoryEvents = [
  'deal.created',
  'deal.updated',
  'deal.status_changed',
  'deal.accepted',
  'deal.step_planned',
  'deal.period_billed',
  'deal.change_requested',
  'deal.deleted',
  'deal.restored',
] as const;
export type DealHistoryEvent = (typeof dealHistoryEvents)[number];

/** One thing that happened to a deal: what, when, and by whose hand. */
export const DealHistoryEntry = object('DealHistoryEntry', {
  id,
  event: z.enum(dealHistoryEvents),
  facts: z.record(z.string(), z.unknown()).meta({ description: 'What the event says: states, days, changes' }),
  actor_name: z.string().nullable().meta({ description: 'null where the product did it by itself' }),
  at: instant,
});
export type DealHistoryEntry = z.infer<typeof DealHistoryEntry>;

export const ListDealHistory = z.strictObject({ page: pageQuery.page, limit: pageQuery.limit });
export type ListDealHistory = z.infer<typeof ListDealHistory>;
