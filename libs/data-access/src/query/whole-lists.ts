import type { Page } from '@portal/contracts';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** The lists that hold every row of their scope, so that a change needs no fetch: where they are, and their order. */
export interface WholeLists<Row extends { id: string }> {
  /** What the keys of all of them begin with. */
  all: QueryKey;
  /** What the keys of the whole lists begin with that a row belongs to. */
  keysOf(row: Row): readonly QueryKey[];
  compare(one: Row, other: Row): number;
}

const withRows = <Row>(list: Page<Row>, data: Row[]): Page<Row> => ({
  ...list,
  data,
  pagination: { ...list.pagination, total: list.pagination.total + data.length - list.data.length },
});

/** Puts a row where it belongs in every whole list of its scope that is cached; one that is there already stays as it is. */
export function addRow<Row extends { id: string }>(client: QueryClient, whole: WholeLists<Row>, row: Row): void {
  for (const queryKey of whole.keysOf(row)) {
    client.setQueriesData<Page<Row>>({ queryKey }, (list) =>
      !list || list.data.some(({ id }) => id === row.id)
        ? list
        : withRows(
            list,
            [...list.data, row].sort((one, other) => whole.compare(one, other)),
          ),
    );
  }
}

/** Changes a row in every whole list of its scope and puts each into order again; lists without the row stay as they are. */
export function updateRow<Row extends { id: string }>(
  client: QueryClient,
  whole: WholeLists<Row>,
  row: Row,
  change: (known: Row) => Row,
): void {
  for (const queryKey of whole.keysOf(row)) {
    client.setQueriesData<Page<Row>>({ queryKey }, (list) =>
      list?.data.some(({ id }) => id === row.id)
        ? {
            ...list,
            data: list.data
              .map((known) => (known.id === row.id ? change(known) : known))
              .sort((one, other) => whole.compare(one, other)),
          }
        : list,
    );
  }
}

/** Takes a row out of every cached list below a key. */
export function removeRow(client: QueryClient, all: QueryKey, id: string): void {
  client.setQueriesData<unknown>({ queryKey: all }, (list: unknown) =>
    isPageOf(list) && 'pagination' in list && list.data.some((row) => row.id === id)
      ? withRows(
          list,
          list.data.filter((row) => row.id !== id),
        )
      : list,
  );
}

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

const isPageOf = <Row extends { id: string }>(list: unknown): list is Page<Row> | Pick<Page<Row>, 'data'> =>
  typeof list === 'object' && list !== null && 'data' in list && Array.isArray(list.data);
