import { queryOptions } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { sends } from '../query/calls.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const HOUR = 3_600_000;

/** What follows the days on which the business is closed: times for meetings, and the clocks of tickets. */
const following = [keys.closedDays, keys.availability, keys.supportTickets];

/** The days on which the business is closed besides weekends, which the clocks of tickets don't count. */
export const closedDaysQuery = () =>
  queryOptions({
    queryKey: keys.closedDays,
    queryFn: ({ signal }) => recordOf(api.GET('/api/v1/closed-days', { signal })),
    staleTime: HOUR,
  });

/** Admin: closes the business on a day. */
export function useAddClosedDay() {
  return useAction({
    run: sends('post', '/api/v1/closed-days'),
    invalidates: following,
  });
}

/** Admin: opens it again on a day that was added. */
export function useRemoveClosedDay() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/closed-days/{id}', { params: { path: { id } }, headers })),
    invalidates: following,
  });
}
