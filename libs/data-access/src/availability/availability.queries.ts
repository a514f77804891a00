import type { FindSlots } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';

export type SlotFilter = Partial<FindSlots>;

export const availabilityQueries = {
  /** Times that can be booked now. Always refetched, never shown from the cache: an old one may be taken by now. */
  slots: (filter: SlotFilter = {}) =>
    queryOptions({
      queryKey: [...keys.freeSlots, filter] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/availability', { params: { query: filter }, signal })),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Admin: when each host takes meetings. */
  hosts: () =>
    queryOptions({
      queryKey: [...keys.availability, 'hosts'] as const,
      queryFn: ({ signal }) => recordOf(api.GET('/api/v1/availability/hosts', { signal })),
    }),
  /** Admin: when one host takes meetings. */
  host: (host_id: string) =>
    queryOptions({
      queryKey: [...keys.availability, 'host', host_id] as const,
      queryFn: ({ signal }) =>
        recordOf(api.GET('/api/v1/availability/hosts/{host_id}', { params: { path: { host_id } }, signal })),
    }),
};
