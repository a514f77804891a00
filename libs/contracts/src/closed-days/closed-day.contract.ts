import { z } from 'zod';
import { limits } from '../core/limits.js';
import { day, id, requiredLine } from '../core/primitives.js';

/** A day on which the business is closed: a federal holiday, or one that an admin added. */
export const closedDayView = z
  .object({
    id: id.nullable().meta({ description: 'Null for a federal holiday, which always stays closed' }),
    day,
    name: z.string(),
  })
  .meta({ id: 'ClosedDay' });
export type ClosedDayView = z.infer<typeof closedDayView>;

export const createClosedDay = z.strictObject({ day, name: requiredLine(limits.name) }).meta({ id: 'CreateClosedDay' });
export type CreateClosedDay = z.infer<typeof createClosedDay>;
