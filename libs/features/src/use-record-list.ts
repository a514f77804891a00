import type { Page } from '@portal/contracts';
import { useFetchPage } from '@portal/data-access';
import { useListQuery, type ListQuery } from '@portal/ui-antd';
import { useQuery, type DataTag, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

/**
 * The rows that the address asks for, as the properties of `ListPage` that every list has. `kept` are parameters of the
 * screen beside the list's own.
 */
export function useRecordList<
  Schema extends z.ZodType<ListQuery> & z.ZodObject,
  Data extends Page<unknown>,
  Key extends QueryKey,
>(
  schema: Schema,
  list: (query: z.output<Schema>) => UseQueryOptions<Data, Error, Data, Key> & { queryKey: DataTag<Key, Data, Error> },
  ...kept: readonly string[]
) {
  const [query, onQueryChange] = useListQuery(schema, ...kept);
  const result = useQuery(list(query));
  const fetchPage = useFetchPage<z.output<Schema>, Data['data'][number]>(list);
  return { query, onQueryChange, result, fetchPage };
}
