import { definePolicy } from '../core/policy.js';

/** Users read only their own (decisions, section 4). */
export const notificationPolicy = definePolicy<undefined>()({
  'notification.list': { roles: ['admin', 'customer'] },
  'notification.update': { roles: ['admin', 'customer'] },
  'notification_preference.read': { roles: ['admin', 'customer'] },
  'notification_preference.update': { roles: ['admin', 'customer'] },
});
