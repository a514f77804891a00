import { defineErrors } from '../core/define-errors.js';

export const consultationErrors = defineErrors({
  'consultation.not_editable': [409, 'Only a pending request can be changed'],
  'consultation.converted_already': [409, 'A project was made of this request already'],
  'consultation.too_fast': [429, 'That was quick. Please take a moment and send it again'],
});
