import type { Page } from '@portal/contracts';
import type { ReactNode } from 'react';

/** One column of a list: what the cell shows, and the same as plain text for the CSV. */
export interface ListColumn<Row> {
  /** The name of the column for `sortBy` when it is sortable. */
  key: string;
  title: string;
  sortable?: boolean;
  cell: (row: Row) => ReactNode;
  text: (row: Row) => string;
  /** CSS width; columns without one share the rest. */
  width?: string;
  align?: 'end';
  /** Where the cell goes when rows become cards on a phone. */
  onCard?: 'title' | 'corner' | 'line' | 'hidden';
  /** Left out where the list is narrow because a detail is open beside it. */
  roomy?: boolean;
  /** Left out where the window itself has no room for it. */
  wideOnly?: boolean;
}

/** A filter over an allow-list of values of one query parameter. */
export interface ListFilter {
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Several values at once; one otherwise. */
  multiple?: boolean;
  /** Why nothing is there with this filter alone, where that is worth words of its own. */
  none?: { title: string; text: string };
}

/** Something done to several chosen rows at once. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  danger?: boolean;
  /** Whether it can be done to all of these rows. */
  allowed?: (rows: readonly Row[]) => boolean;
  run: (rows: readonly Row[]) => void;
}

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
}
