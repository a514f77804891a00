export { Notification } from './notification.entity.js';
export { Messages, type WrittenMessage } from './messages/messages.js';
export { NotificationsModule } from './notifications.module.js';
export { UnsubscribeLinks } from './unsubscribe/unsubscribe-link.js';
export { serveOneClick } from './unsubscribe/one-click.js';
