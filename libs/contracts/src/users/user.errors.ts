import { defineErrors } from '../core/define-errors.js';

export const userErrors = defineErrors({
  'user.duplicate_email': [409, 'There is an account with this e-mail address already'],
  'user.last_admin': [409, 'The last active admin cannot be demoted, suspended or deleted'],
  'user.not_suspended': [409, 'An invited person becomes active by signing in'],
});
