import { defineErrors } from '../core/define-errors.js';

export const consultationErrors = defineErrors({
  'consultation.not_editable': [409, 'Only a pending request can be changed'],
  'consultation.converted_already': [409, 'This request was converted to a {made} already'],
  'consultation.too_fast': [429, 'That was quick. Please take a moment and send it again'],
});
