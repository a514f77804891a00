import { definePolicy } from '../core/policy.js';

/** Everybody's own; nobody reads another's (decisions, section 4). */
export const notificationPolicy = definePolicy<undefined>()({
  'notification.list': { roles: ['admin', 'customer'] },
  'notification.update': { roles: ['admin', 'customer'] },
  'notification_preference.read': { roles: ['admin', 'customer'] },
  'notification_preference.update': { roles: ['admin', 'customer'] },
});
