import { Input } from 'antd';
import { X, Search } from 'lucide-react';
import { createContext, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ListFilter, ListQuery } from '../table/list-column.js';
import { FilterMenu } from './filter-menu.js';
import { filterChips, toggledFilter } from './filter-values.js';
import './list-filters.css';

type Searched = Pick<ListQuery, 'search'>;

interface ListFiltersProps {
  query: Searched;
  onQueryChange: (patch: Record<string, unknown>) => void;
  filters: readonly ListFilter[];
  /** Absent where there is no search. */
  searchLabel: string | undefined;
  onClear: () => void;
  /** Further controls at the end of the row. */
  children?: ReactNode;
}

/** Search and filters of a list; each value in force is a chip that can be taken away, many of one filter together. */
export function ListFilters({ query, onQueryChange, filters, searchLabel, onClear, children }: ListFiltersProps) {
  const values: Readonly<Record<string, unknown>> = { ...query };
  const toggle = (filter: ListFilter, value: string): void => onQueryChange(toggledFilter(values, filter, value));
  const chips = filters.flatMap((filter) =>
    filterChips(values, filter).map((chip) => ({ ...chip, name: filter.label })),
  );
  return (
    <div className="list-filters row wrap gap-8" role="search">
      {searchLabel === undefined ? null : (
        <SearchField
          label={searchLabel}
          value={query.search ?? ''}
          onSearch={(search) => onQueryChange({ search: search || undefined })}
        />
      )}
      {filters.length > 0 ? <FilterMenu filters={filters} query={values} onToggle={toggle} /> : null}
      {chips.length > 0 ? (
        <ul className="list-filters__chips flex wrap gap-6" aria-label="Filters in force">
          {chips.map(({ key, name, label, spoken, removal }) => (
            <li key={key}>
              <button
                type="button"
                className="filter-chip inline-row tiny strong"
                onClick={() => onQueryChange(removal)}
                aria-label={`Remove filter ${name}: ${label}`}
                title={label === spoken ? undefined : spoken}
              >
                <span className="weight-500 muted">{name}</span> {label}
                <X size={13} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="filter-clear inline-row tiny strong" onClick={onClear}>
              Clear all
            </button>
          </li>
        </ul>
      ) : null}
      {children}
    </div>
  );
}

/** What an app adds to the tools of every list; it knows by the address where it is. */
export const ListToolbar = createContext<ReactNode>(null);

const PAUSE = 300;

/** Searches when the person pauses, or at once on Enter. */
function SearchField({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      className="search-field"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search size={15} strokeWidth={1.75} />}
      allowClear
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(text.trim())}
    />
  );
}
