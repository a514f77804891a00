import { projectQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The names of the person's projects by id, for records that only carry the id; empty while they are loading. */
export function useProjectNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(projectQueries.list({ sortBy: 'name', sortOrder: 'asc', limit: 100 }));
  return useMemo(() => new Map(data?.data.map(({ id, name }) => [id, name])), [data]);
}
