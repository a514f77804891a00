import { limits, type Page } from '@portal/contracts';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ListSource } from '../list-files/list-file.js';
import { requestContext } from '../http/request-context.js';

interface PageQuery {
  page: number;
  limit: number;
  /** The rows to leave out, where it doesn't follow from the page. */
  offset?: number | undefined;
}

interface MaybePaged {
  page?: number | undefined;
  limit?: number | undefined;
}

/** The page of a list that returns all rows of one record, at most 2,000, unless it is paged. */
export function pageOrAll({ page, limit }: MaybePaged, isOfOneRecord: boolean): PageQuery {
  if (isOfOneRecord && page === undefined && limit === undefined) return { page: 1, limit: limits.unpagedRows };
  return { page: page ?? 1, limit: limit ?? limits.pageSizeDefault };
}

/** A page with all rows that there are. */
export const wholePage = <View>(data: View[], limit: number = data.length): Page<View> => ({
  data,
  pagination: { page: 1, limit, total: data.length, has_more: false },
});

interface Sorting<By extends string> {
  /** How it sorts by what isn't a column: states by their order in the contract, titles as people do. */
  order?: Readonly<Partial<Record<By, RawBuilder<unknown>>>>;
  /** Columns that rows may lack; rows without come last. */
  nullable?: readonly By[];
}

/** Sorts a list as its reader asks for; rows of one place in the order of their ids. @param alias from code, never from input */
export const sorted = <Tables, Table extends keyof Tables, Row, By extends string>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  alias: string,
  { sortBy, sortOrder }: { sortBy: By; sortOrder: 'asc' | 'desc' },
  { order, nullable = [] }: Sorting<NoInfer<By>> = {},
): SelectQueryBuilder<Tables, Table, Row> =>
  query
    .orderBy(order?.[sortBy] ?? sql.ref(`${alias}.${sortBy}`), (direction) =>
      nullable.includes(sortBy) ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
    )
    .orderBy(sql.ref(`${alias}.id`), sortOrder);

/**
 * Runs one page of a filtered, sorted query and counts the whole, in at most two statements. A page that isn't full
 * gives the total by itself. Of a call that asks for a file, the first such query is what the file has; it isn't run
 * here, and the page is empty.
 */
export async function paginate<Tables, Table extends keyof Tables, Row, View>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page: asked, limit, offset = (asked - 1) * limit }: PageQuery,
  toView: (row: Row) => View,
): Promise<Page<View>> {
  const page = Math.floor(offset / limit) + 1;
  const file = requestContext().listFile;
  if (file && !file.source) {
    file.source = { query, toView } as unknown as ListSource;
    return { data: [], pagination: { page, limit, total: 0, has_more: false } };
  }
  const rows = await query.limit(limit).offset(offset).execute();
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = isLast ? offset + rows.length : await countRows(query);
  return {
    data: rows.map((row) => toView(row)),
    pagination: { page, limit, total, has_more: offset + rows.length < total },
  };
}

/** How many rows a query has, whatever it selects. */
export async function countRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const row = (await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirst()) as { total: string } | undefined;
  return Number(row?.total ?? 0);
}
