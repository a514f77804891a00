import type { Page } from '@portal/contracts';
import { listFileHref } from '@portal/data-access';
import { useListQuery } from '@portal/ui-antd';
import { useQuery, useQueryClient, type DataTag, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

type ListSchema = Parameters<typeof useListQuery>[0];

/** The options of a query for one page of rows, with what else the answer has: totals. */
export type PageOptions<Row, Rest, Key extends QueryKey> = UseQueryOptions<
  Page<Row> & Rest,
  Error,
  Page<Row> & Rest,
  Key
>;

/**
 * The rows that the address asks for, as the properties of `ListPage` that every list has. `list` is a stable function;
 * `kept` are parameters of the screen beside the list's own.
 */
export function useRecordList<Schema extends ListSchema, Row, Rest, Key extends QueryKey>(
  schema: Schema,
  list: (query: z.output<Schema>) => PageOptions<Row, Rest, Key> & { queryKey: DataTag<Key, Page<Row> & Rest, Error> },
  ...kept: readonly string[]
) {
  const [query, onQueryChange] = useListQuery(schema, ...kept);
  const client = useQueryClient();
  const options = list(query);
  const rowsOf = async (page: number): Promise<readonly Row[]> => {
    const { data } = await client.query<Page<Row> & Rest, Error, Page<Row> & Rest, Page<Row> & Rest, Key>(
      list({ ...query, page }),
    );
    return data;
  };
  return { query, onQueryChange, result: useQuery(options), rowsOf, fileHref: listFileHref(options) };
}
