import { companyQueries } from '@portal/data-access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';

interface CompanyPickerProps {
  /** The one that stands there already, so that its name is known before the list is. */
  current?: { id: string | null; name: string | null } | undefined;
  /** The one that can't be chosen. */
  except?: string;
  allowClear?: boolean;
  /** Given by the form around it. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** Chooses a company; typing searches all of them on the server. */
export function CompanyPicker({ current, except, allowClear = false, id, value, onChange }: CompanyPickerProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data, isPending } = useQuery({
    ...companyQueries.list({ limit: 100, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
  });
  const options = (data?.data ?? [])
    .filter((company) => company.id !== except)
    .map((company) => ({ value: company.id, label: company.name }));
  const known = options.some((option) => option.value === value);
  if (!known && value && value === current?.id) options.unshift({ value, label: current.name ?? 'A company' });
  return (
    <Select
      {...(id ? { id } : {})}
      value={value ?? null}
      options={options}
      loading={isPending}
      allowClear={allowClear}
      placeholder="Search by name, billing e-mail or phone"
      notFoundContent={isPending ? 'Searching' : 'No company found'}
      showSearch={{ filterOption: false, onSearch: setText }}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}
