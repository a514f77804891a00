import type { Page } from '@portal/contracts';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** What every record has that screens show and change. */
export interface CachedRow {
  id: string;
  version: number;
}

/** Where the copies of a table's rows are. */
interface Copies {
  all: QueryKey;
  detail: (id: string) => { queryKey: QueryKey };
}

/** Where the rows of one table live in the cache: a domain's query file. */
export interface RowPlace<Row extends CachedRow> extends Copies {
  detail: (id: string) => { queryKey: DataTag<QueryKey, Row, Error> };
}

/** Changes every cached copy of one record: its detail and its row in each list. */
export function changeCopies<Row extends { id: string }>(
  client: QueryClient,
  place: Copies,
  id: string,
  change: (copy: Row) => Row,
): void {
  client.setQueryData<Row>(place.detail(id).queryKey, (copy) => copy && change(copy));
  client.setQueriesData<unknown>({ queryKey: place.all }, (list: unknown) =>
    isPageOf<Row>(list) && list.data.some((row) => row.id === id)
      ? { ...list, data: list.data.map((row) => (row.id === id ? change(row) : row)) }
      : list,
  );
}

const isPageOf = <Row>(list: unknown): list is Pick<Page<Row>, 'data'> =>
  typeof list === 'object' && list !== null && 'data' in list && Array.isArray(list.data);
