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
  /** What was typed isn't answered yet. */
  isPending: boolean;
  onSearch: (text: string) => void;
  /** Shown when nothing matches the typed text. */
  nothing: string;
  /** How the current record is called that has no name. */
  nameless: string;
}

/** The text typed into a picker, as a filter for the server once typing pauses; until then what is found is for another text. */
export function useTypedSearch(): [filter: { search?: string }, onSearch: (text: string) => void, isTyping: boolean] {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  return [search ? { search } : {}, setText, search !== text.trim()];
}

/**
 * Chooses one of many records; what is typed is searched on the server. Enter takes the first that matches it: never the
 * choice of nothing, nor what was found for another text.
 */
export function SearchedSelect(props: SearchedSelectProps) {
  const { options, isPending, onSearch, nothing, nameless, current, allowClear = false, placeholder } = props;
  const { id, value = null, onChange, onDone, none } = props;
  const isKnown = value !== current?.id || options.some((option) => option.value === value);
  const [typed, setTyped] = useState('');
  const isTyped = ({ label }: { label: string }): boolean => label.toLowerCase().includes(typed.trim().toLowerCase());
  const first = [
    ...(none === undefined ? [] : [{ value: NOTHING, label: none }]),
    ...(value === null || isKnown ? [] : [{ value, label: current.name ?? nameless }]),
  ];
  const isBegun = ({ label }: { label: string }): boolean => label.toLowerCase().startsWith(typed.trim().toLowerCase());
  const found = typed !== '' && isPending ? options.filter(isTyped) : options;
  const matching = [...first.filter(isTyped), ...found];
  // the number that was typed before a title that has it
  const offered = [...matching.filter(isBegun), ...matching.filter((option) => !isBegun(option))];
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
      showSearch={{
        filterOption: false,
        onSearch: (text) => {
          setTyped(text);
          onSearch(text);
        },
      }}
      onChange={(next: string | null | undefined) => {
        onChange?.(next || null);
        onDone?.();
      }}
      {...(onDone ? inPlace(onDone) : {})}
    />
  );
}
