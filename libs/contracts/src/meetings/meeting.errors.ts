import { defineErrors } from '../core/define-errors.js';

export const meetingErrors = defineErrors({
  'meeting.slot_taken': [409, 'This time was just taken. Please pick another one'],
  'meeting.not_free': [409, 'This time is not free. Please pick another one'],
  'meeting.in_the_past': [409, 'A meeting cannot be set in the past'],
  'meeting.consultation_closed': [409, 'This request is closed. Reopen it to set a meeting'],
  'meeting.too_many_holds': [409, 'A time is already held. Confirm it by the link in the e-mail first'],
  'meeting.not_proposers': [409, 'The other side confirms this time'],
  'meeting.hold_expired': [410, 'This time is no longer held. Please pick another one'],
  'meeting.slot_hold_token_invalid': [400, 'Please send the request again before picking a time'],
});
