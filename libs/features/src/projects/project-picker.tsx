import { projectQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { SearchedSelect, useTypedSearch, type PickerProps } from '../searched-select.js';

/** Chooses a project; typing searches all of them on the server. */
export function ProjectPicker({ placeholder = 'Search by number or name', ...picker }: PickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(
    projectQueries.list({ limit: 100, sortBy: 'name', sortOrder: 'asc', ...search }),
  );
  return (
    <SearchedSelect
      {...picker}
      placeholder={placeholder}
      options={data?.data.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })) ?? []}
      isPending={isPending}
      onSearch={onSearch}
      nothing="No project found"
      nameless="A project"
    />
  );
}
