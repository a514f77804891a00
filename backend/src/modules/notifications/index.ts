export { Notification } from './notification.entity.js';
export { NotificationsModule } from './notifications.module.js';
