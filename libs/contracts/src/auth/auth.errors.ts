import { defineErrors } from '../core/define-errors.js';

export const authErrors = defineErrors({
  'auth.link_used': [410, 'This sign-in link for {email} has been used'],
  'auth.link_expired': [410, 'This sign-in link for {email} has expired'],
  'auth.link_unknown': [404, 'This sign-in link is not valid'],
  'auth.code_wrong': [400, 'This code is not right'],
  'auth.code_locked': [410, 'Too many wrong codes. Use the link in the e-mail or ask for a new one'],
  'auth.suspended': [403, 'This account is suspended. Please call us'],
});
