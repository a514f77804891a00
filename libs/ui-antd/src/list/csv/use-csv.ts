import { messages, type Page } from '@portal/contracts';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { ListColumn, ListQuery } from '../table/list-column.js';
import { saveCsv, toCsv } from './list-csv.js';

/** The most rows of one file; the rest is reached by filters. */
export const MAX_CSV_ROWS = 10_000;
const PAGE_SIZE = 100;

/** Fetches a page of a list. */
export type FetchPage<Row, Query> = (query: Query) => Promise<Page<Row>>;

interface CsvOptions<Row, Query> {
  noun: readonly [one: string, many: string];
  columns: readonly ListColumn<Row>[];
  query: Query;
  /** The page that is shown. */
  page: Page<Row> | undefined;
  fetchPage: FetchPage<Row, Query> | undefined;
}

export interface Csv {
  /** Whether the file has the rows of all pages. */
  hasAll: boolean;
  /** How many rows were fetched, while they are. */
  progress: number | undefined;
  start: () => void;
  cancel: () => void;
}

/** All rows that the filters let through, in their order; undefined once it was cancelled. */
async function fetchRows<Row extends { id: string }, Query extends ListQuery>(
  query: Query,
  fetchPage: FetchPage<Row, Query>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<{ rows: Row[]; hasMore: boolean } | undefined> {
  const rows = new Map<string, Row>(); // a row that moved to the next page meanwhile comes once
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await fetchPage({ ...query, page, limit: PAGE_SIZE });
    if (signal.aborted) return undefined;
    for (const row of data) rows.set(row.id, row);
    onProgress(Math.min(rows.size, MAX_CSV_ROWS));
    if (!pagination.has_more || rows.size >= MAX_CSV_ROWS)
      return {
        rows: [...rows.values()].slice(0, MAX_CSV_ROWS),
        hasMore: pagination.has_more || rows.size > MAX_CSV_ROWS,
      };
  }
}

/**
 * Saves a list as CSV: the rows of all its pages, up to `MAX_CSV_ROWS`. When a page can't be fetched, nothing is saved
 * and a toast says so. It stops when the user cancels it or leaves the list.
 */
export function useCsv<Row extends { id: string }, Query extends ListQuery>(options: CsvOptions<Row, Query>): Csv {
  const { noun, columns, query, page, fetchPage } = options;
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const cancel = (): void => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);

  const isWhole = page?.pagination.page === 1 && !page.pagination.has_more;
  const save = (rows: readonly Row[]): void => saveCsv(`${noun[1].replaceAll(' ', '-')}.csv`, toCsv(columns, rows));
  const fetchAndSave = async (fetchNext: FetchPage<Row, Query>): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const found = await fetchRows(query, fetchNext, setProgress, controller.signal);
      if (!found) return;
      save(found.rows);
      if (found.hasMore)
        toast.success(
          `The file has the first ${MAX_CSV_ROWS.toLocaleString()} ${noun[1]}. Filter the list to get the others.`,
        );
    } catch (error) {
      if (!controller.signal.aborted)
        toast.error(`Nothing was saved: ${sentenceOfFailure(error, messages.http.unknown)}`);
    } finally {
      if (running.current === controller) cancel();
    }
  };
  return {
    hasAll: isWhole || fetchPage !== undefined,
    progress,
    start: () => {
      if (isWhole || !fetchPage) save(page?.data ?? []);
      else if (!running.current) void fetchAndSave(fetchPage);
    },
    cancel,
  };
}
