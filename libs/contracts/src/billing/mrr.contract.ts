import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { day, id, instant } from '../core/primitives.js';

/** What moves the monthly recurring revenue: up, then down. */
export const mrrMovementKinds = [
  'new',
  'expansion',
  'resume',
  'reactivation',
  'contraction',
  'pause',
  'churn',
] as const;
export const MrrMovementKind = z.enum(mrrMovementKinds).meta({
  description:
    'new: the first recurring deal of a customer; expansion: a further one, or a discount that ended; resume: a paused ' +
    'one goes on; reactivation: a customer who had left is back; contraction: one of several ended; pause; churn: the ' +
    'last one ended',
});
export type MrrMovementKind = z.infer<typeof MrrMovementKind>;

/** One change of what a deal is worth a month; US dollars. */
export const MrrMovementView = object('MrrMovement', {
  id,
  at: instant,
  kind: MrrMovementKind,
  deal_id: id,
  deal_number: z.string(),
  deal_title: z.string(),
  customer_id: id,
  customer_name: z.string(),
  company_name: z.string().nullable(),
  before: z.number(),
  after: z.number(),
  change: z.number(),
});
export type MrrMovementView = z.infer<typeof MrrMovementView>;

export const ListMrrMovements = z.strictObject({
  ...pageQuery,
  kind: oneOrMore(mrrMovementKinds).optional(),
  customer_id: id.optional(),
  company_id: id.optional(),
  deal_id: id.optional(),
  moved_from: day.optional(),
  moved_to: day.optional(),
  sortBy: sortBy(['at', 'change'], 'at'),
});
export type ListMrrMovements = z.infer<typeof ListMrrMovements>;

/** The sum of the changes of all pages. */
export const MrrMovementTotals = object('MrrMovementTotals', { change: z.number() });
export type MrrMovementTotals = z.infer<typeof MrrMovementTotals>;

export const ShowMrr = z
  .strictObject({
    from: day.meta({ description: 'The first day that counts, at the office' }),
    to: day.meta({ description: 'The last one; at most ten years later' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be before the first day' })
  .refine(({ from, to }) => Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 10, {
    path: ['from'],
    error: 'At most ten years',
  });
export type ShowMrr = z.infer<typeof ShowMrr>;

const amount = z.number();
const changes = z.object({
  new: amount,
  expansion: amount,
  resume: amount,
  reactivation: amount,
  contraction: amount,
  pause: amount,
  churn: amount,
} satisfies Record<MrrMovementKind, typeof amount>);

const bridge = {
  from: day,
  to: day,
  starting: z.number().meta({ description: 'Before the first day began' }),
  changes,
  ending: z.number().meta({ description: 'When the last day ended, or now; starting plus the changes' }),
};

/** From one day to another: what the monthly recurring revenue was, what moved it, and what it became; US dollars. */
export const MrrSummary = z
  .object({
    ...bridge,
    months: z.array(z.object(bridge)).meta({ description: 'The same for each month or part of one, oldest first' }),
    last_check: z
      .object({ at: instant, ledger: z.number(), live: z.number(), differing: z.int() })
      .nullable()
      .meta({ description: 'The nightly comparison of the movements with what the deals are worth' }),
  })
  .meta({ id: 'MrrSummary' });
export type MrrSummary = z.infer<typeof MrrSummary>;
