import { z } from 'zod';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, requiredLine } from '../core/primitives.js';

/** A day on which the business is closed: a federal holiday, or one that an admin added. */
export const ClosedDayView = object('ClosedDay', {
  id: id.nullable().meta({ description: 'Null for a federal holiday, which always stays closed' }),
  day,
  name: z.string(),
});
export type ClosedDayView = z.infer<typeof ClosedDayView>;

export const CreateClosedDay = strictObject('CreateClosedDay', { day, name: requiredLine(limits.name) });
export type CreateClosedDay = z.infer<typeof CreateClosedDay>;
