import { reportScheduleLimits } from '@portal/contracts';
import { type ReportPickers, useTypedSearch, type PeopleFieldProps } from '@portal/features';
import { Select } from 'antd';
import { useState } from 'react';
import { CompanyPicker } from '../../people/company-picker.js';
import { personLabel, usePeople } from '../../people/people.js';
import { PersonPicker } from '../../people/person-picker.js';

/** How admins narrow a report, and choose whom it goes to. */
export const reportPickers: ReportPickers = {
  customer_id: (picker) => <PersonPicker {...picker} part="customer" allowClear />,
  company_id: (picker) => <CompanyPicker {...picker} allowClear />,
  recipients: (field) => <PeoplePicker {...field} max={reportScheduleLimits.recipients} />,
};

/** Chooses several people; typing searches all of them on the server by name, e-mail or company. */
function PeoplePicker({ id, value, current, onChange, max }: PeopleFieldProps & { max: number }) {
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
