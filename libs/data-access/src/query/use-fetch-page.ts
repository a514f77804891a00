import type { Page } from '@portal/contracts';
import { useQueryClient, type DataTag, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The options of a query that answers a page of rows. */
interface PageOptions<Row> {
  queryKey: DataTag<QueryKey, Page<Row>, Error>;
}

const asTheyAre = <Row>(rows: Row[]): Row[] => rows;

/**
 * Fetches any page of a list, for a file of all its rows; pages aren't kept. `expand` makes what the list shows of a
 * page's rows. Both are stable functions.
 */
export function useFetchPage<Query, Row>(
  list: (query: Query) => PageOptions<Row>,
): (query: Query) => Promise<Page<Row>>;
export function useFetchPage<Query, Row, Shown>(
  list: (query: Query) => PageOptions<Row>,
  expand: (rows: readonly Row[]) => Shown[],
): (query: Query) => Promise<Page<Shown>>;
export function useFetchPage<Query, Row>(
  list: (query: Query) => PageOptions<Row>,
  expand: (rows: Row[]) => unknown[] = asTheyAre,
): (query: Query) => Promise<Page<unknown>> {
  const client = useQueryClient();
  return useCallback(
    async (query) => {
      const options = list(query) as unknown as QueryExecuteOptions<Page<Row>>;
      const page = await client.query({ ...options, staleTime: 0, gcTime: 0 });
      return { ...page, data: expand(page.data) };
    },
    [client, list, expand],
  );
}
