import { z } from 'zod';
import { pagination } from './lists.js';
import { id } from './primitives.js';

/** `{ data: … }`, the shape of every success with one record. */
export const answer = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

/** `{ data: […], pagination }`, the shape of every list. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: z.array(schema), pagination });

/** The answer to a DELETE. */
export const deleted = z.object({ id }).meta({ id: 'Deleted' });
export type Deleted = z.infer<typeof deleted>;

export const byId = z.strictObject({ id });
export type ById = z.infer<typeof byId>;
