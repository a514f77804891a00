import { z } from 'zod';
import { priorities } from '../core/priorities.js';
import { object } from '../core/objects.js';

/** How the promises of some tickets ended. */
const promiseAttainment = z.object({
  kept: z.int(),
  missed: z.int().meta({ description: 'Kept late, or past due and still open' }),
  unanswered: z
    .int()
    .meta({ description: 'Ended in time, but without an answer of an admin: neither kept nor missed' }),
  running: z.int().meta({ description: 'Still open and not past due yet' }),
  percent: z.number().nullable().meta({ description: 'Kept of kept and missed, one decimal; null without either' }),
});

export const PolicyAttainment = object('PolicyAttainment', {
  priority: z.enum(priorities),
  tickets: z.int(),
  first_response: promiseAttainment,
  resolution: promiseAttainment,
});
export type PolicyAttainment = z.infer<typeof PolicyAttainment>;

/** How often support promises were kept for the tickets that were opened in a month, by the office's clock. */
export const MonthAttainment = object('MonthAttainment', {
  month: z.string().meta({ examples: ['2026-11'] }),
  policies: z.array(PolicyAttainment).meta({ description: 'From urgent to low, without those that had no ticket' }),
});
export type MonthAttainment = z.infer<typeof MonthAttainment>;

export const ShowAttainment = z.strictObject({ months: z.coerce.number().int().min(1).max(36).default(12) });
export type ShowAttainment = z.infer<typeof ShowAttainment>;
