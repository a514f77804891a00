import { defineErrors } from '../core/define-errors.js';
import { limits } from '../core/limits.js';

export const userErrors = defineErrors({
  'user.duplicate_email': [409, 'There is an account with this e-mail address already'],
  'user.last_admin': [409, 'The last active admin cannot be demoted, suspended or deleted'],
  'user.erase_self': [409, 'You cannot erase yourself. Another admin can'],
  'user.erased': [409, 'This person was erased already'],
  'user.live_projects': [409, 'Unfinished projects of this person: {count}. Complete, cancel or hand them over first'],
  'user.live_deals': [
    409,
    'Deals of this person that are sent, active or paused: {count}. Cancel or hand them over first',
  ],
  'user.open_invoices': [409, 'Unpaid invoices of this person: {count}. Collect, credit or void them first'],
  'user.unbilled_amounts': [
    409,
    'Amounts on the billing schedule of this person that are still to be billed: {count}. Bill or cancel them first',
  ],
  'user.open_tickets': [409, 'Open support tickets of this person: {count}. Resolve or close them first'],
  'user.open_consultations': [
    409,
    'Open consultation requests of this person: {count}. Complete, decline or cancel them first',
  ],
  'user.not_invited': [409, 'Only people who have never signed in are invited'],
  'user.invited_recently': [
    429,
    `An invitation was sent a moment ago. It can be sent again ${limits.invitationMinutes} minutes after the last one`,
  ],
  'user.not_suspended': [409, 'An invited person becomes active by signing in'],
});
