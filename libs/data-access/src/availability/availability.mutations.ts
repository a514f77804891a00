import type { UpdateHostAvailability } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/use-action.js';

/** Admin: changes when a host takes meetings; lists are replaced as a whole (decisions, section 4). */
export function useUpdateHostAvailability() {
  return useAction({
    run: ({ host_id, ...body }: UpdateHostAvailability & { host_id: string }, headers) =>
      recordOf(api.PUT('/api/v1/availability/hosts/{host_id}', { params: { path: { host_id } }, body, headers })),
    invalidates: [keys.availability],
  });
}
