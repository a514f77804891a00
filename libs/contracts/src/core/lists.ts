import { z } from 'zod';
import { limits } from './limits.js';
import { object } from './objects.js';
import { searchText } from './primitives.js';

/** The mark in the schema, which the API document shows as well. */
const ADMINS_ONLY = 'x-admins-only';

const GROUPED = 'Rows with the same value come together; sortBy orders them within';

/** Query parameters that every paged list understands; spread into the list's own strict schema. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSizeDefault),
  search: searchText.optional(),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};

/** For lists that answer all their rows, at most 2,000, when neither page nor limit is given; spread likewise. */
export const wholeQuery = {
  ...pageQuery,
  page: pageQuery.page.unwrap().optional(),
  limit: pageQuery.limit.unwrap().optional(),
};

/** For lists whose deleted rows an admin can look through and bring back; spread into the list's own strict schema. */
export const deletedQuery = {
  deleted: z.stringbool().optional().meta({
    description: 'Admins only: the deleted ones that can still be restored, instead of those that live',
  }),
};

/** Marks a query parameter that only admins may send: it filters by a field that the customer's view lacks. */
export const adminsOnly = <Schema extends z.ZodType>(schema: Schema, description?: string): Schema =>
  schema.meta({
    description: description === undefined ? 'Admins only' : `Admins only: ${description}`,
    [ADMINS_ONLY]: true,
  });

/** Whether only admins may send a query parameter with this schema. */
export const isAdminsOnly = (schema: z.core.$ZodType): boolean => z.globalRegistry.get(schema)?.[ADMINS_ONLY] === true;

/** `sortBy` over an allow-list of columns. */
export const sortBy = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  fallback: Columns[number],
) => z.enum(columns).default(() => fallback);

/**
 * `groupBy` over an allow-list of the view's fields: rows with the same value come together, those without one last;
 * `sortBy` orders the rows within.
 */
export const groupBy = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.enum(fields).optional().meta({ description: GROUPED });

/** The same for admins alone: it orders by fields that the customer's view lacks. */
export const groupByForAdmins = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  adminsOnly(z.enum(fields).optional(), GROUPED);

/** The formats of a list's file. */
export const listFileFormats = ['csv', 'xlsx'] as const;
export type ListFileFormat = (typeof listFileFormats)[number];

/** Asks a list for all rows that its filters leave as a file; every paged list takes it beside its own query. */
export const ListFileQuery = z.strictObject({
  file: z.enum(listFileFormats).meta({
    description: `Answers all rows that the filters leave as a file, at most ${limits.fileRows.toLocaleString('en-US')}`,
  }),
  columns: z.string().max(2_000).optional().meta({
    description:
      'Of a file: the fields of the view that are its columns, in this order, separated by commas; fields within another by a dot',
  }),
});

/** One or several values of an enum in a query parameter: `status=pending` or `status=pending,in_progress`. */
export const oneOrMore = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess(
      (input) => (typeof input === 'string' ? input.split(',') : input),
      z.array(z.enum(values)).min(1).max(values.length),
    )
    .meta({ description: `One or several, separated by commas: ${values.join(', ')}` });

export const Pagination = object('Pagination', {
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  has_more: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

/** One page of a list as it crosses the wire. */
export interface Page<Item> {
  data: Item[];
  pagination: Pagination;
}

/** One page of a list of money, with the sums of all its pages. */
export interface PageWithTotals<Item, Totals> extends Page<Item> {
  totals: Totals;
}
