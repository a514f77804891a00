import { useDebounced } from '@portal/ui';
import { Select } from 'antd';
import { useState } from 'react';

/** The properties a picker of records gets from the form and from its place. */
export interface PickerProps {
  /** The record that stands there already, so that its name is known before the list is. */
  current?: { id: string | null; name: string | null } | undefined;
  allowClear?: boolean;
  placeholder?: string;
  'aria-label'?: string;
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

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
  const { id, value = null, onChange } = props;
  const isKnown = value !== current?.id || options.some((option) => option.value === value);
  const shown = value === null || isKnown ? [...options] : [{ value, label: current.name ?? nameless }, ...options];
  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={props['aria-label']}
      value={value}
      options={shown}
      loading={isPending}
      allowClear={allowClear}
      placeholder={placeholder}
      notFoundContent={isPending ? 'Searching' : nothing}
      showSearch={{ filterOption: false, onSearch }}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}
