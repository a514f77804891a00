import { defineErrors } from '../core/define-errors.js';

export const ticketErrors = defineErrors({
  'ticket.closed': [409, 'This ticket is closed; an answer opens a new one'],
  'ticket.not_ended': [409, 'A ticket can be rated once it is resolved'],
  'comment.belongs_to_ticket': [409, 'Answer a support ticket by its replies'],
});
