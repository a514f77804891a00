import { useTypedSearch, type PeopleFieldProps } from '@portal/features';
import { Select } from 'antd';
import { useState } from 'react';
import { personLabel, usePeople } from './people.js';

/** Chooses several people; typing searches all of them on the server by name, e-mail or company. */
export function PeoplePicker({ id, value, current, onChange, max }: PeopleFieldProps & { max: number }) {
  const [search, onSearch] = useTypedSearch();
  const { people, isPending } = usePeople('any', search);
  // those chosen keep their names while another text is searched for
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    () => new Map(current.map((one) => [one.id, one.name])),
  );
  const found = people
    .filter(({ status }) => status !== 'suspended')
    .map((one) => ({ value: one.id, label: personLabel(one) }));
  const chosen = value.flatMap((one) =>
    found.some((option) => option.value === one) ? [] : [{ value: one, label: known.get(one) ?? 'Somebody' }],
  );
  return (
    <Select
      id={id}
      mode="multiple"
      maxCount={max}
      value={[...value]}
      options={[...chosen, ...found]}
      loading={isPending}
      placeholder="Search by name, e-mail or company"
      notFoundContent={isPending ? 'Searching' : 'Nobody found'}
      showSearch={{ filterOption: false, onSearch }}
      onChange={(ids: string[]) => {
        setKnown((before) => new Map([...before, ...found.map((option) => [option.value, option.label] as const)]));
        onChange(ids);
      }}
    />
  );
}
