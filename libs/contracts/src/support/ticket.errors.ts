import { defineErrors } from '../core/define-errors.js';

export const ticketErrors = defineErrors({
  'ticket.closed': [409, 'This ticket is closed; an answer opens a new one'],
  'ticket.not_ended': [409, 'A ticket can be rated once it is resolved'],
  'ticket.same': [400, 'Choose another ticket to merge with'],
  'ticket.another_requester': [409, 'Only tickets of the same customer can be merged'],
  'ticket.ended': [409, '{number} has ended; only tickets that are still open can be merged'],
  'ticket.internal_message': [409, 'A note of the team can’t become a ticket of the customer'],
  'ticket.only_message': [409, 'This is the only message of the ticket; there is nothing to split off'],
  'ticket.not_open': [409, 'This ticket is resolved or closed; only an open one can be snoozed'],
  'ticket.merged': [409, 'This ticket was merged into another; rate that one'],
  'ticket.not_merged': [409, 'This ticket isn’t merged into another one'],
  'ticket.inseparable': [409, 'Which messages this ticket brought isn’t known any more; split them off one by one'],
  'ticket.same_link': [400, 'Choose another ticket to link'],
  'ticket.merged_link': [409, '{number} was merged into another ticket; link that one'],
  'ticket.too_many_people': [409, 'At most {count} people can be on a ticket besides its requester'],
  'ticket.too_many_tags': [409, 'At most {count} tags can be on a ticket'],
  'comment.belongs_to_ticket': [409, 'Answer a support ticket by its replies'],
});
