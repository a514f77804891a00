import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';

/**
 * A row of any list that was fetched before, as the placeholder of its record: it is shown at once where it was opened
 * from a list. Only for records whose lists have the same view.
 * @param key of the record's query; its first part is that of all queries of its kind
 */
export function useKnownRow<Row extends { id: string }>(
  key: DataTag<QueryKey, Row, Error>,
  id: string,
): () => Row | undefined {
  const client = useQueryClient();
  return () =>
    client
      .getQueriesData<{ data?: unknown }>({ queryKey: key.slice(0, 1) })
      .flatMap(([, page]) => (Array.isArray(page?.data) ? (page.data as Row[]) : []))
      .find((row) => row.id === id);
}
