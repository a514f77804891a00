import { userQueries } from '@portal/data-access';
import type { ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { personLabel, usePeople, type Part } from './people.js';

/** Users as options of a filter, with the chosen one also when it isn't among the first hundred. */
export function usePersonOptions(part: Part, chosen: string | undefined): ListFilter['options'] {
  const { people, isPending } = usePeople(part);
  const missing = chosen !== undefined && !isPending && !people.some(({ id }) => id === chosen);
  const { data: other } = useQuery({ ...userQueries.detail(chosen ?? ''), enabled: missing });
  return useMemo(
    () =>
      [...people, ...(missing && other ? [other] : [])].map((person) => ({
        value: person.id,
        label: personLabel(person),
      })),
    [people, missing, other],
  );
}
