import { Button, Popover } from 'antd';
import { Command, defaultFilter } from 'cmdk';
import { ArrowLeft, Check, ChevronRight, ListFilter as FilterIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { filterValues } from './filter-values.js';
import type { ListFilter } from '../table/list-column.js';
import './filter-menu.css';

/** Below the button, moved along where a narrow screen would cut it: a menu that only flips can be cut at both sides. */
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { shiftX: true, adjustY: true } },
};

interface FilterMenuProps {
  filters: readonly ListFilter[];
  query: Readonly<Record<string, unknown>>;
  /** Adds a value to a filter, or takes it away where it is in force. */
  onToggle: (filter: ListFilter, value: string) => void;
}

/**
 * All filters of a list behind one button: typing finds filters and their values, arrow keys and Enter choose, Backspace
 * in the empty field goes back to all filters.
 */
export function FilterMenu(props: FilterMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const change = (isOpening: boolean): void => {
    if (isOpening) props.filters.forEach(({ onOpen }) => onOpen?.());
    setOpen(isOpening);
  };
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      builtinPlacements={placements}
      arrow={false}
      open={open}
      onOpenChange={change}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
      content={<Choices {...props} onClose={close} />}
    >
      <Button
        ref={button}
        className="list-filters__button"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<FilterIcon size={15} strokeWidth={1.75} />}
      >
        Filter
      </Button>
    </Popover>
  );
}

function Choices({ filters, query, onToggle, onClose }: FilterMenuProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [key, setKey] = useState<string | null>(filters.length === 1 ? (filters[0]?.key ?? null) : null);
  const filter = filters.find((one) => one.key === key);
  const field = useRef<HTMLInputElement>(null);
  // autoFocus comes before the popover is part of the page
  useEffect(() => field.current?.focus(), [key]);
  const show = (next: string | null): void => {
    filter?.onSearch?.('');
    setText('');
    setKey(next);
  };
  const choose = (from: ListFilter, value: string): void => {
    onToggle(from, value);
    if (!from.multiple) onClose();
  };
  return (
    <Command
      label={filter?.label ?? 'Filter by'}
      className="filter-menu"
      loop
      shouldFilter={!filter?.onSearch}
      filter={(_value, search, names = []) => defaultFilter(names.join(' '), search)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Backspace' && text === '' && filter) show(null);
      }}
    >
      <div className="line-below row">
        {filter && filters.length > 1 ? (
          <button
            type="button"
            className="filter-menu__back center muted"
            aria-label="All filters"
            onClick={() => show(null)}
          >
            <ArrowLeft size={15} strokeWidth={1.75} />
          </button>
        ) : null}
        <Command.Input
          ref={field}
          className="filter-menu__field grows text small shrinks"
          placeholder={filter ? filter.label : 'Filter by …'}
          value={text}
          onValueChange={(next) => {
            setText(next);
            filter?.onSearch?.(next);
          }}
        />
      </div>
      <Command.List className="filter-menu__list scrolls-y" label={filter ? 'Values' : 'Filters'}>
        <Command.Empty className="filter-menu__empty muted small">
          {filter?.isSearching ? 'Searching' : 'Nothing is called that'}
        </Command.Empty>
        {filter ? (
          <Values filter={filter} query={query} onChoose={choose} />
        ) : (
          <Fields filters={filters} query={query} text={text} onOpen={show} onChoose={choose} />
        )}
      </Command.List>
    </Command>
  );
}

interface ValuesProps {
  filter: ListFilter;
  query: Readonly<Record<string, unknown>>;
  onChoose: (filter: ListFilter, value: string) => void;
  /** Names the filter with each value. */
  isNamed?: boolean;
}

function Values({ filter, query, onChoose, isNamed = false }: ValuesProps) {
  const chosen = filterValues(query, filter);
  return filter.options.map(({ value, label }) => (
    <Command.Item
      key={`${filter.key}:${value}`}
      value={`${filter.key}:${value}`}
      keywords={[filter.label, label]}
      className="filter-menu__item rounded-6 pointer row gap-8 small"
      aria-checked={chosen.includes(value)}
      onSelect={() => onChoose(filter, value)}
    >
      <span className="filter-menu__mark primary fixed center">
        {chosen.includes(value) ? <Check size={14} strokeWidth={2.25} /> : null}
      </span>
      {isNamed ? <span className="muted">{filter.label}</span> : null} {label}
    </Command.Item>
  ));
}

interface FieldsProps extends Omit<FilterMenuProps, 'onToggle'> {
  text: string;
  onOpen: (key: string) => void;
  onChoose: (filter: ListFilter, value: string) => void;
}

/** The filters; with a text also the values of all of them. */
function Fields({ filters, query, text, onOpen, onChoose }: FieldsProps) {
  return (
    <>
      {filters.map((filter) => (
        <Command.Item
          key={filter.key}
          value={filter.key}
          keywords={[filter.label]}
          className="filter-menu__item rounded-6 pointer row gap-8 small"
          onSelect={() => onOpen(filter.key)}
        >
          {filter.label}
          <span className="push primary tiny strong">{filterValues(query, filter).length || ''}</span>
          <ChevronRight size={14} strokeWidth={1.75} />
        </Command.Item>
      ))}
      {text ? filters.map((filter) => <Values key={filter.key} {...{ filter, query, onChoose }} isNamed />) : null}
    </>
  );
}
