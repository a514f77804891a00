import type { FindSlots } from '@portal/contracts';
import { defineAction, recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

export type SlotFilter = Partial<FindSlots>;

export const availabilityQueries = {
  /** Times that can be booked now. Always refetched, never shown from the cache: an old one may be taken by now. */
  slots: (filter: SlotFilter = {}) => ({
    ...recordQuery([...keys.freeSlots, filter], '/api/v1/availability', { query: filter }),
    staleTime: 0,
    gcTime: 0,
  }),
  /** Admin: when each host takes meetings. */
  hosts: () => recordQuery([...keys.availability, 'hosts'], '/api/v1/availability/hosts'),
  /** Admin: when one host takes meetings. */
  host: (host_id: string) =>
    recordQuery([...keys.availability, 'host', host_id], '/api/v1/availability/hosts/{host_id}', { path: { host_id } }),
};

/** Admin: changes when a host takes meetings; lists are replaced as a whole (decisions, section 4). */
export const useUpdateHostAvailability = defineAction('put', '/api/v1/availability/hosts/{host_id}', {
  invalidates: [keys.availability],
});
