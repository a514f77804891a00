import { z } from 'zod';
import { Pagination } from './lists.js';
import { object } from './objects.js';
import { id } from './primitives.js';

/** `{ data: … }`, the shape of every success with one record. */
export const answer = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

/** `{ data: […], pagination }`, the shape of every list. */
export const pageOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ data: z.array(schema), pagination: Pagination });

/** `{ data: […], pagination, totals }`, the shape of a list of money: `totals` are of all pages. */
export const pageWithTotals = <Schema extends z.ZodType, Totals extends z.ZodType>(schema: Schema, totals: Totals) =>
  pageOf(schema).extend({ totals });

/** The answer to a DELETE. */
export const Deleted = object('Deleted', { id });
export type Deleted = z.infer<typeof Deleted>;

export const ById = z.strictObject({ id });
export type ById = z.infer<typeof ById>;
