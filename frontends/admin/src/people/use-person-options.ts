import { userQueries } from '@portal/data-access';
import { useTypedSearch } from '@portal/features';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { personLabel, usePeople, type Part } from './people.js';

/** The part of a filter that is about its values. */
type Choices = Pick<ListFilter, 'options' | 'onSearch' | 'isSearching'>;

/** Users as the values of a filter: the first hundred by name, all of them by typing, and the chosen one always. */
export function usePersonOptions(part: Part, chosen: string | undefined): Choices {
  const [search, onSearch] = useTypedSearch();
  const { people, isPending } = usePeople(part, search);
  const { data: one } = useQuery({ ...userQueries.detail(chosen ?? ''), enabled: chosen !== undefined });
  return useMemo(() => {
    const others = people.filter(({ id }) => id !== one?.id);
    const options = [...(one ? [one] : []), ...others].map((person) => ({
      value: person.id,
      label: personLabel(person),
    }));
    return { options, onSearch, isSearching: isPending };
  }, [people, isPending, onSearch, one]);
}
