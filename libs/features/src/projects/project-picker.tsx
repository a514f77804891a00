import { projectQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { SearchedSelect, useTypedSearch, type PickerProps } from '../searched-select.js';

interface ProjectPickerProps extends PickerProps {
  /** Whose projects are offered; those of all customers without it. */
  customerId?: string | undefined;
}

/** Chooses a project; typing searches all of them on the server. */
export function ProjectPicker({ customerId, placeholder = 'Search by number or name', ...picker }: ProjectPickerProps) {
  const [search, onSearch, isTyping] = useTypedSearch();
  const { data, isPending, isPlaceholderData } = useQuery(
    projectQueries.list({
      limit: 100,
      sortBy: 'name',
      sortOrder: 'asc',
      ...(customerId ? { customer_id: customerId } : {}),
      ...search,
    }),
  );
  return (
    <SearchedSelect
      {...picker}
      placeholder={placeholder}
      options={data?.data.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })) ?? []}
      isPending={isPending || isPlaceholderData || isTyping}
      onSearch={onSearch}
      nothing="No project found"
      nameless="A project"
    />
  );
}
