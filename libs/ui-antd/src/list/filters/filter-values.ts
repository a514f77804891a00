import type { ListFilter } from '../table/list-column.js';

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
const filterLabel = (filter: ListFilter, value: string): string =>
  filter.options.find((option) => option.value === value)?.label ?? value;

/** What stands as one removable part of what is in force: a value, or the values of a filter that has several. */
interface FilterChip {
  key: string;
  /** What is said of the values on the chip. */
  label: string;
  /** All of them, as they are heard. */
  spoken: string;
  /** The change of the query that takes them away. */
  removal: Record<string, unknown>;
}

/** From this many values on, a filter has one chip for all of them: its menu takes single ones away. */
const MANY = 3;

/** How many of many values a chip names. */
const NAMED = 2;

/** The chips of a filter, with the values that the query has for it. */
export function filterChips(query: Query, filter: ListFilter): readonly FilterChip[] {
  const values = filterValues(query, filter);
  const labels = values.map((value) => filterLabel(filter, value));
  if (values.length >= MANY)
    return [
      {
        key: filter.key,
        label: `${labels.slice(0, NAMED).join(', ')} +${labels.length - NAMED}`,
        spoken: labels.join(', '),
        removal: { [filter.key]: undefined },
      },
    ];
  return values.map((value) => ({
    key: `${filter.key}:${value}`,
    label: filterLabel(filter, value),
    spoken: filterLabel(filter, value),
    removal: toggledFilter(query, filter, value),
  }));
}

const typed = (value: string | undefined): string | boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : value;
