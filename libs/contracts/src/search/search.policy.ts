import { definePolicy } from '../core/policy.js';

/** All signed-in users search; which records they find is decided by the records' own rights. */
export const searchPolicy = definePolicy<undefined>()({
  'search.read': { roles: ['admin', 'customer'] },
});
