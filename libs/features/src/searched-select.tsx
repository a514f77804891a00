import { useDebounced } from '@portal/ui';
import { Select } from 'antd';
import { useState } from 'react';

/** The properties a picker of records gets from the form and from its place. */
export interface PickerProps {
  /** The record that stands there already, so that its name is known before the list is. */
  current?: { id: string | null; name: string | null } | undefined;
  allowClear?: boolean;
  /** It has the focus once it is there. */
  autoFocus?: boolean;
  /** Where the picker is opened in place of a value: it is open at once, and calls this when it closes. */
  onDone?: () => void;
  /** The name of the choice of nothing; with it nothing can be chosen like everything else. */
  none?: string;
  placeholder?: string;
  'aria-label'?: string;
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

const NOTHING = '';

const inPlace = (onDone: () => void) => ({
  size: 'small' as const,
  defaultOpen: true,
  autoFocus: true,
  popupMatchSelectWidth: false,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onDone();
  },
});

interface SearchedSelectProps extends PickerProps {
  options: readonly { value: string; label: string }[];
  isPending: boolean;
  onSearch: (text: string) => void;
  /** Shown when nothing matches the typed text. */
  nothing: string;
  /** How the current record is called that has no name. */
  nameless: string;
}

/** The text typed into a picker, as a filter for the server once typing pauses. */
export function useTypedSearch(): [filter: { search?: string }, onSearch: (text: string) => void] {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  return [search ? { search } : {}, setText];
}

/** Chooses one of many records; what is typed is searched on the server. */
export function SearchedSelect(props: SearchedSelectProps) {
  const { options, isPending, onSearch, nothing, nameless, current, allowClear = false, placeholder } = props;
  const { id, value = null, onChange, onDone, none } = props;
  const isKnown = value !== current?.id || options.some((option) => option.value === value);
  const shown = value === null || isKnown ? [...options] : [{ value, label: current.name ?? nameless }, ...options];
  const offered = none === undefined ? shown : [{ value: NOTHING, label: none }, ...shown];
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={props['aria-label']}
      value={value ?? (none === undefined ? null : NOTHING)}
      options={offered}
      autoFocus={props.autoFocus}
      loading={isPending}
      allowClear={allowClear}
      placeholder={placeholder}
      notFoundContent={isPending ? 'Searching' : nothing}
      showSearch={{ filterOption: false, onSearch }}
      onChange={(next: string | null | undefined) => {
        onChange?.(next || null);
        onDone?.();
      }}
      {...(onDone ? inPlace(onDone) : {})}
    />
  );
}
