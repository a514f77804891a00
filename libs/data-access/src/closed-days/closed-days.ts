import { defineAction, defineDeletion, recordQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

const HOUR = 3_600_000;

/** What follows the days on which the business is closed: times for meetings, and the clocks of tickets. */
const following = [keys.closedDays, keys.availability, keys.supportTickets];

/** The days on which the business is closed besides weekends, which the clocks of tickets don't count. */
export const closedDaysQuery = () => ({ ...recordQuery(keys.closedDays, '/api/v1/closed-days'), staleTime: HOUR });

/** Admin: closes the business on a day. */
export const useAddClosedDay = defineAction('post', '/api/v1/closed-days', { invalidates: following });

/** Admin: opens it again on a day that was added. */
export const useRemoveClosedDay = defineDeletion('/api/v1/closed-days/{id}', { invalidates: following });
