import type { ListTickets } from '@portal/contracts';
import { ticketQueries } from '@portal/data-access';
import { SearchedSelect, useTypedSearch, type PickerProps } from '@portal/features';
import { useQuery } from '@tanstack/react-query';

interface TicketPickerProps extends PickerProps {
  filter: Partial<Pick<ListTickets, 'requester_id' | 'open'>>;
  /** The ticket that can't be chosen. */
  without?: string;
  /** Said when there is none. */
  nothing: string;
}

/** Chooses a support ticket by number or title. */
export function TicketPicker({ filter, without, ...picker }: TicketPickerProps) {
  const [search, onSearch] = useTypedSearch();
  const { data, isPending } = useQuery(ticketQueries.list({ ...filter, limit: 100, ...search }));
  const tickets = data?.data.filter(({ id }) => id !== without) ?? [];
  return (
    <SearchedSelect
      {...picker}
      placeholder="Search by number or title"
      options={tickets.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` }))}
      isPending={isPending}
      onSearch={onSearch}
      nameless="A ticket"
    />
  );
}
