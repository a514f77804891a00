import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { personLabel, usePeople, type Part } from './people.js';

interface PersonPickerProps {
  part: Part;
  /** Who stands there already, so that the name is known before the list is. */
  current?: { id: string | null; name: string | null } | undefined;
  allowClear?: boolean;
  placeholder?: string;
  /** Given by the form around it. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** Chooses a person; typing searches all of them on the server by name, e-mail or company. */
export function PersonPicker({
  part,
  current,
  allowClear = false,
  placeholder,
  id,
  value,
  onChange,
}: PersonPickerProps) {
  const [text, setText] = useState('');
  const { people, isPending } = usePeople(part, useDeferredValue(text.trim()));
  const options = people.map((person) => ({ value: person.id, label: personLabel(person) }));
  const known = options.some((option) => option.value === value);
  if (!known && value && value === current?.id)
    options.unshift({ value, label: current.name ?? 'Somebody without a name' });
  return (
    <Select
      {...(id ? { id } : {})}
      value={value ?? null}
      options={options}
      loading={isPending}
      allowClear={allowClear}
      placeholder={placeholder ?? 'Search by name, e-mail or company'}
      notFoundContent={isPending ? 'Searching' : 'Nobody found'}
      showSearch={{ filterOption: false, onSearch: setText }}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}
