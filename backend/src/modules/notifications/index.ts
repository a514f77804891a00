export { Broadcast } from './broadcasts/broadcast.entity.js';
export { Notification } from './notification.entity.js';
export { NotificationsModule } from './notifications.module.js';
export { UnsubscribeLinks } from './unsubscribe/unsubscribe-link.js';
