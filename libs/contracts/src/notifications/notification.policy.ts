import { definePolicy } from '../core/policy.js';

/** Users read only their own (decisions, section 4). */
export const notificationPolicy = definePolicy<undefined>()({
  'notification.list': { roles: ['admin', 'customer'] },
  'notification.update': { roles: ['admin', 'customer'] },
  /** By the signed link of a mail. */
  'notification_preference.update_by_link': { roles: ['anonymous', 'customer', 'admin'] },
  'notification_preference.read': { roles: ['admin', 'customer'] },
  'notification_preference.update': { roles: ['admin', 'customer'] },
  'push_device.list': { roles: ['admin', 'customer'] },
  'push_device.create': { roles: ['admin', 'customer'] },
  'push_device.delete': { roles: ['admin', 'customer'] },
  'notification_template.list': { roles: ['admin'] },
  'notification_template.read': { roles: ['admin'] },
  'notification_template.update': { roles: ['admin'] },
  'notification.list_all': { roles: ['admin'] },
  'mail_suppression.list': { roles: ['admin'] },
  'mail_suppression.update': { roles: ['admin'] },
  'broadcast.list': { roles: ['admin'] },
  'broadcast.read': { roles: ['admin'] },
  'broadcast.create': { roles: ['admin'] },
  'broadcast.update': { roles: ['admin'] },
  'broadcast.delete': { roles: ['admin'] },
  'broadcast.send': { roles: ['admin'] },
});
