import { dealQueries } from '@portal/data-access';
import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { useQuery } from '@tanstack/react-query';

/** Chooses a deal; typing searches all of them on the server. */
export function DealPicker(picker: PickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(dealQueries.list({ limit: 100, sortBy: 'title', sortOrder: 'asc', ...search }));
  return (
    <SearchedSelect
      {...picker}
      options={data?.data.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })) ?? []}
      isPending={isPending}
      onSearch={onSearch}
      nothing="No deal found"
      nameless="A deal"
    />
  );
}
