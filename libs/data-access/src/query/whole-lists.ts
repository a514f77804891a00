import type { Page } from '@portal/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The lists that hold every row of their scope, so that a change needs no fetch: where they are, and their order. */
export interface WholeLists<Row extends { id: string }> {
  /** The whole lists that a row belongs to. */
  keysOf(row: Row): readonly QueryKey[];
  compare(one: Row, other: Row): number;
}

type List<Row> = Page<Row>;

const withRows = <Row>(list: List<Row>, data: Row[]): List<Row> => ({
  ...list,
  data,
  pagination: { ...list.pagination, total: list.pagination.total + data.length - list.data.length },
});

/** Puts a row where it belongs in every whole list of its scope that is cached; one that is there already stays as it is. */
export function addRow<Row extends { id: string }>(client: QueryClient, whole: WholeLists<Row>, row: Row): void {
  for (const queryKey of whole.keysOf(row)) {
    client.setQueryData<List<Row>>(queryKey, (list) =>
      !list || list.data.some(({ id }) => id === row.id)
        ? list
        : withRows(
            list,
            [...list.data, row].sort((one, other) => whole.compare(one, other)),
          ),
    );
  }
}

/** Puts every whole list of the row's scope into order again, after a row in it changed. */
export function sortRows<Row extends { id: string }>(client: QueryClient, whole: WholeLists<Row>, row: Row): void {
  for (const queryKey of whole.keysOf(row)) {
    client.setQueryData<List<Row>>(
      queryKey,
      (list) => list && { ...list, data: [...list.data].sort((one, other) => whole.compare(one, other)) },
    );
  }
}

/** Takes a row out of every cached list below a key. */
export function removeRow(client: QueryClient, lists: QueryKey, id: string): void {
  client.setQueriesData<unknown>({ queryKey: lists }, (list: unknown) =>
    isList(list) && list.data.some((row) => row.id === id)
      ? withRows(
          list,
          list.data.filter((row) => row.id !== id),
        )
      : list,
  );
}

const isList = (list: unknown): list is List<{ id: string }> =>
  typeof list === 'object' && list !== null && 'data' in list && Array.isArray(list.data) && 'pagination' in list;
