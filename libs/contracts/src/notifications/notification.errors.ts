import { defineErrors } from '../core/define-errors.js';

export const notificationErrors = defineErrors({
  'notification.locked': [409, 'Mail about your account’s security cannot be switched off'],
  'notification.link_invalid': [404, 'This link is not valid. Open it once more from the mail'],
  'notification.push_is_off': [409, 'This installation sends no notifications to browsers'],
  'notification.push_endpoint': [400, 'This is not the address of a push service'],
  'mail_suppression.complaint': [409, 'Only the reader can ask for this mail again, in the notification preferences'],
  'broadcast.no_recipients': [409, 'Nobody would get this message. Choose other recipients'],
});
