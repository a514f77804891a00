import { defineErrors } from '../core/define-errors.js';

export const notificationErrors = defineErrors({
  'notification.locked': [409, 'Mail about your account’s security cannot be switched off'],
  'notification.link_invalid': [404, 'This link is not valid. Open it once more from the mail'],
});
