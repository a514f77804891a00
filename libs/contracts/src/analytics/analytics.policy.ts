import { definePolicy } from '../core/policy.js';

export const analyticsPolicy = definePolicy<undefined>()({
  'analytics.dashboard': { roles: ['admin', 'customer'] },
});
