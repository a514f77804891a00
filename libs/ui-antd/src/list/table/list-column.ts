import type { Page } from '@portal/contracts';
import { createElement, type ReactNode } from 'react';

/** One column of a list: its plain text, and its cell where that shows more. */
export interface ListColumn<Row> {
  /** The name of the column for `sortBy` when it is sortable. */
  key: string;
  title: string;
  sortable?: boolean;
  text: (row: Row) => string;
  /** The fields of a row that it stands for in the list's file, where it isn't the one of its key. */
  fields?: readonly string[];
  cell?: (row: Row) => ReactNode;
  /** Columns without a width share the rest. */
  width?: `${number}px`;
  align?: 'start' | 'end';
  /**
   * Where the cell goes in a row of two lines: before the `title` (`lead`) or at the end of the first line (`corner`);
   * in the second one (`line`), as the text that takes what is left of it (`words`), or at its end. The `title` also is
   * the column that never gives way in a table.
   */
  onCard?: 'lead' | 'title' | 'corner' | 'line' | 'words' | 'end' | 'hidden';
  /** The cell in a row of two lines, where it differs from that of the table. */
  lineCell?: (row: Row) => ReactNode;
  /** In a row of two lines the column's title stands before a value that doesn't say what it is: a day, a sum. */
  isNamed?: boolean;
  /** The cell does something instead of saying something: it has no text, and is shown all the same. */
  isControl?: boolean;
  /**
   * How long the column stays where room gets short: `low` gives way first. A row's corner is `high`, all else
   * `normal`; an `extra` one comes only on wide screens.
   */
  priority?: 'high' | 'normal' | 'low' | 'extra';
  /** What the rows can be grouped by with this column, where the list's query has `groupBy`. */
  group?: readonly ListGrouping<Row>[];
}

/** Something that rows have in common, and are grouped by. */
export interface ListGrouping<Row> {
  /** Its name for `groupBy`. */
  key: string;
  title: string;
  /** The key of the group; empty where the row has none. */
  idOf: (row: Row) => string;
  /** What a group is called, by any of its rows. */
  labelOf: (row: Row) => string;
}

/** What a cell shows. A text keeps its direction of writing to itself: what stands beside it isn't turned by it. */
export const cellOf = <Row>({ cell, text }: ListColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : createElement('bdi', null, text(row));

/** What a row of two lines shows. */
export const lineCellOf = <Row>(column: ListColumn<Row>, row: Row): ReactNode =>
  column.lineCell ? column.lineCell(row) : cellOf(column, row);

/** Sums under the rows of a list. */
export interface ListTotals {
  /** What is summed up, in words: "Total of 12 invoices". */
  label: string;
  /** What stands under each column, by its key; columns without one stay empty. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** A filter over an allow-list of values of one query parameter. */
export interface ListFilter {
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Finds options by a text on the server; without it the options are all there are. A stable function. */
  onSearch?: (text: string) => void;
  /** Called when the filter menu opens: options that are only needed there are fetched then. */
  onOpen?: () => void;
  /** The options of the last text are on their way. */
  isSearching?: boolean;
  /** Several values at once; one otherwise. */
  multiple?: boolean;
  /** Why nothing is there with this filter alone, where that is worth words of its own. */
  none?: { title: string; text: string };
}

/** Something done to several chosen rows at once. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  danger?: boolean;
  /** Whether it can be done to all of these rows. */
  allowed?: (rows: readonly Row[]) => boolean;
} & (
  | { run: (rows: readonly Row[]) => void }
  /** The same after a question or a form: resolves to whether it goes on. Cancelled, the rows stay chosen. */
  | { ask: (rows: readonly Row[]) => Promise<boolean> }
);

/** What a list query gives; the result of TanStack Query fits. */
export interface ListResult<Row> {
  data: Page<Row> | undefined;
  error: Error | null;
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

/** The parts of a list's query that every list has. */
export interface ListQuery {
  page: number;
  limit: number;
  search?: string | undefined;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  /** What the server brings together; lists without it aren't grouped. */
  groupBy?: string | undefined;
}
