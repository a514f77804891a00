import { defineErrors } from '../core/define-errors.js';

export const milestoneErrors = defineErrors({
  'milestone.needs_approval': [409, 'This milestone needs the customer’s approval; send it for approval first'],
  'milestone.not_awaiting_approval': [409, 'This milestone is not waiting for approval'],
});
