import { definePolicy } from '../core/policy.js';

/** Free times are public; hours are set by admins (decisions, section 4). */
export const availabilityPolicy = definePolicy<undefined>()({
  'availability.find': { roles: ['anonymous', 'customer', 'admin'] },
  'availability.read_hosts': { roles: ['admin'] },
  'availability.update': { roles: ['admin'] },
});
