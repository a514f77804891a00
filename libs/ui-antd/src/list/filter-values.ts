import type { ListFilter } from './list-column.js';

type Query = Readonly<Record<string, unknown>>;

/** The values that a query has for a filter, as the address writes them. */
export function filterValues(query: Query, { key }: ListFilter): readonly string[] {
  const value = query[key] as string | boolean | readonly string[] | null | undefined;
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? value : [String(value)];
}

/** The change of the query that adds a value to a filter, or takes it away where it is in force. */
export function toggledFilter(query: Query, filter: ListFilter, value: string): Record<string, unknown> {
  const now = filterValues(query, filter);
  const others = now.filter((other) => other !== value);
  const isAdded = others.length === now.length;
  const next = filter.multiple && isAdded ? [...now, value] : filter.multiple ? others : isAdded ? [value] : [];
  return { [filter.key]: next.length === 0 ? undefined : filter.multiple ? next : typed(next[0]) };
}

/** What a value of a filter is called. */
export const filterLabel = (filter: ListFilter, value: string): string =>
  filter.options.find((option) => option.value === value)?.label ?? value;

const typed = (value: string | undefined): string | boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : value;
