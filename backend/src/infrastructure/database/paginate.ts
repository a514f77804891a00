import type { EntityManager } from '@mikro-orm/postgresql';
import { limits, type Page } from '@portal/contracts';
import { sql, type SelectQueryBuilder } from 'kysely';
import { anyValue, writtenOnce } from './written-once.js';

interface PageQuery {
  page: number;
  limit: number;
  /** How many rows to leave out, where the page doesn't say it. */
  offset?: number | undefined;
}

interface MaybePaged {
  page?: number | undefined;
  limit?: number | undefined;
}

/** The page of a list that returns all rows of the one record it is about, at most 2,000, unless asked for pages. */
export function pageOrAll({ page, limit }: MaybePaged, isOfOneRecord: boolean): PageQuery {
  if (isOfOneRecord && page === undefined && limit === undefined) return { page: 1, limit: limits.unpagedRows };
  return { page: page ?? 1, limit: limit ?? limits.pageSizeDefault };
}

/**
 * Runs one page of a filtered, sorted query and counts the whole, in at most two statements.
 * A page that isn't full tells the total by itself.
 */
export async function paginate<Tables, Table extends keyof Tables, Row, View>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page: asked, limit, offset = (asked - 1) * limit }: PageQuery,
  toView: (row: Row) => View,
): Promise<Page<View>> {
  const page = Math.floor(offset / limit) + 1;
  const rows = await query.limit(limit).offset(offset).execute();
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = isLast ? offset + rows.length : await countRows(query);
  return {
    data: rows.map((row) => toView(row)),
    pagination: { page, limit, total, has_more: offset + rows.length < total },
  };
}

/** The column that carries the total; no view has one of this name. */
const TOTAL = 'total_of_all_pages';

/**
 * Pages of a list whose statement is written once: rows and total come in one statement. The total is counted with the
 * last row of a full page; any other page tells it by itself.
 * @param write the list, filtered and sorted, from its input alone; see `writtenOnce`
 */
export function pagesOf<Input extends object, Tables, Table extends keyof Tables, Row, View>(
  write: (em: EntityManager, input: Input) => SelectQueryBuilder<Tables, Table, Row>,
  toView: (row: Row) => View,
): (em: EntityManager, input: Input, page: PageQuery) => Promise<Page<View>> {
  const readPage = writtenOnce((em, { input, limit, offset }: { input: Input; limit: number; offset: number }) => {
    const list = write(em, input);
    return sql<Row & { [TOTAL]: string | null }>`
      select page.*, case when row_number() over () = ${sql.lit(limit)} then ${countOf(list)} end as ${sql.ref(TOTAL)}
      from (${list.limit(sql.lit(limit)).offset(sql<number>`${offset}::bigint`)}) as page`.compile(em.getKysely());
  });
  const countAll = writtenOnce((em, input: Input) =>
    sql<{ total: string }>`select ${countOf(write(em, input))} as total`.compile(em.getKysely()),
  );
  return async (em, input, { page: asked, limit, offset = (asked - 1) * limit }) => {
    const rows = await readPage(em, { input, limit, offset: anyValue(offset) });
    let counted: string | null | undefined;
    const data = rows.map(({ [TOTAL]: total, ...row }) => {
      counted = total ?? counted;
      return toView(row as Row);
    });
    if (rows.length === 0 && offset > 0) counted = (await countAll(em, input))[0]?.total;
    const total = Number(counted ?? offset + rows.length);
    return {
      data,
      pagination: { page: Math.floor(offset / limit) + 1, limit, total, has_more: offset + rows.length < total },
    };
  };
}

async function countRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const row = (await counting(query).executeTakeFirst()) as { total: string } | undefined;
  return Number(row?.total ?? 0);
}

const counting = <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
  query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'));

const countOf = <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
  sql<string>`(${counting(query)})`;
