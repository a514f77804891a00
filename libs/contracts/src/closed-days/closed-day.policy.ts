import { definePolicy } from '../core/policy.js';

/** All users may read when the business is closed. */
export const closedDayPolicy = definePolicy<never>()({
  'closed_day.list': { roles: ['anonymous', 'customer', 'admin'] },
  'closed_day.create': { roles: ['admin'] },
  'closed_day.delete': { roles: ['admin'] },
});
