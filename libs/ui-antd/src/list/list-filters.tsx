import { Button, Dropdown } from 'antd';
import { ChevronDown, X } from 'lucide-react';
import type { ListFilter, ListQuery } from './list-column.js';
import { SearchField } from './search-field.js';
import './list-filters.css';

type Searched = Pick<ListQuery, 'search'>;
type Query = Searched & Record<string, unknown>;

interface ListFiltersProps {
  query: Searched;
  onQueryChange: (patch: Record<string, unknown>) => void;
  filters: readonly ListFilter[];
  searchLabel: string;
  onClear: () => void;
}

const valuesOf = (query: Query, key: string): string[] => {
  const value = query[key] as string | boolean | readonly string[] | null | undefined;
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? [...value] : [String(value)];
};

/** Search and filters of a list; each value in force is a chip that can be taken away. */
export function ListFilters({ query, onQueryChange, filters, searchLabel, onClear }: ListFiltersProps) {
  const choose = (filter: ListFilter, value: string): void => {
    const now = valuesOf(query, filter.key);
    const others = now.filter((other) => other !== value);
    const next = filter.multiple
      ? others.length < now.length
        ? others
        : [...now, value]
      : others.length < now.length
        ? []
        : [value];
    onQueryChange({ [filter.key]: next.length === 0 ? undefined : filter.multiple ? next : typed(next[0]) });
  };
  const chips = filters.flatMap((filter) =>
    valuesOf(query, filter.key).map((value) => ({ filter, value, label: labelOf(filter, value) })),
  );
  return (
    <div className="list-filters" role="search">
      <div className="list-filters__row">
        <SearchField
          label={searchLabel}
          value={query.search ?? ''}
          onSearch={(search) => onQueryChange({ search: search || undefined })}
        />
        {filters.map((filter) => (
          <Dropdown
            key={filter.key}
            trigger={['click']}
            autoFocus
            menu={{
              items: filter.options.map((option) => ({ key: option.value, label: option.label })),
              selectable: true,
              multiple: filter.multiple ?? false,
              selectedKeys: valuesOf(query, filter.key),
              onClick: ({ key }) => choose(filter, key),
            }}
          >
            <Button className="list-filters__button">
              {filter.label}
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </Dropdown>
        ))}
      </div>
      {chips.length > 0 ? (
        <ul className="list-filters__chips" aria-label="Filters in force">
          {chips.map(({ filter, value, label }) => (
            <li key={`${filter.key}:${value}`}>
              <button
                type="button"
                className="filter-chip"
                onClick={() => choose(filter, value)}
                aria-label={`Remove filter ${filter.label}: ${label}`}
              >
                <span className="filter-chip__name">{filter.label}</span> {label}
                <X size={13} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="filter-clear" onClick={onClear}>
              Clear all
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

const labelOf = (filter: ListFilter, value: string): string =>
  filter.options.find((option) => option.value === value)?.label ?? value;

const typed = (value: string | undefined): string | boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : value;
