import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { personLabel, usePeople, type Part } from './people.js';

/** Chooses a person; typing searches all of them on the server by name, e-mail or company. */
export function PersonPicker({
  part,
  placeholder = 'Search by name, e-mail or company',
  ...picker
}: PickerProps & { part: Part }) {
  const [search, onSearch] = useTypedSearch();
  const { people, isPending } = usePeople(part, search);
  return (
    <SearchedSelect
      {...picker}
      placeholder={placeholder}
      options={people.map((person) => ({ value: person.id, label: personLabel(person) }))}
      isPending={isPending}
      onSearch={onSearch}
      nothing="Nobody found"
      nameless="Somebody without a name"
    />
  );
}
