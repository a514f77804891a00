import { defineErrors } from '../core/define-errors.js';

export const ticketErrors = defineErrors({
  'ticket.closed': [409, 'This ticket is closed; an answer opens a new one'],
  'ticket.not_ended': [409, 'A ticket can be rated once it is resolved'],
  'ticket.same': [400, 'Choose another ticket to merge with'],
  'ticket.another_requester': [409, 'Only tickets of the same customer can be merged'],
  'ticket.ended': [409, '{number} has ended; only tickets that are still open can be merged'],
  'ticket.internal_message': [409, 'A note of the team can’t become a ticket of the customer'],
  'ticket.only_message': [409, 'This is the only message of the ticket; there is nothing to split off'],
  'ticket.merged': [409, 'This ticket was merged into another; rate that one'],
  'comment.belongs_to_ticket': [409, 'Answer a support ticket by its replies'],
});
