import { defineFields, field } from '../core/fields.js';
import { priorities } from '../core/priorities.js';
import { ticketCategories, ticketSources, ticketStatuses, type TicketView } from './ticket.contract.js';

/** The fields of a support ticket (decisions, section 4). */
export const ticketFields = defineFields<TicketView>()({
  number: field.line('Number', ['list', 'export', 'search', 'report']),
  title: field.line('Title', ['list', 'form', 'compare', 'export', 'import', 'search', 'report'], {
    heading: 'Ticket',
    sentence: 'The title of the ticket',
  }),
  description: field.text('Description', ['form', 'export', 'import', 'search']),
  category: field.choice('Area', ['list', 'form', 'detail', 'compare', 'export', 'import', 'report'], {
    sentence: 'What it is about',
    values: ticketCategories,
  }),
  priority: field.choice('Priority', ['list', 'form', 'detail', 'compare', 'export', 'import', 'report'], {
    sentence: 'The priority that it has now',
    values: priorities,
  }),
  status: field.choice('Status', ['list', 'detail', 'compare', 'export', 'import', 'report'], {
    values: ticketStatuses,
  }),
  source: field.choice('Source', ['export', 'report'], {
    sentence: 'How it came',
    values: ticketSources,
    audience: 'internal',
  }),
  requester_id: field.reference('Requester', ['form', 'detail', 'export']),
  requester_name: field.line('Requester', ['list', 'import', 'report']),
  company_name: field.line('Company', ['import', 'report'], { audience: 'internal' }),
  assignee_id: field.reference('Assigned to', ['detail', 'export'], { audience: 'internal' }),
  assignee_name: field.line('Assignee', ['list', 'import', 'report'], {
    sentence: 'Who answers it',
    audience: 'internal',
  }),
  tags: field.list('Tags', ['list', 'detail', 'compare', 'export', 'report'], {
    sentence: 'The team’s tags on it',
    audience: 'internal',
  }),
  project_id: field.reference('Project', ['form', 'detail', 'export']),
  deal_id: field.reference('Deal', ['form', 'detail', 'export']),
  invoice_id: field.reference('Invoice', ['form', 'detail', 'export']),
  first_response: field.instant('Answered', ['detail', 'export', 'report'], {
    sentence: 'When it was first answered',
    column: 'first_responded_at',
  }),
  resolved_at: field.instant('Solved', ['detail', 'export', 'report'], { sentence: 'When it was solved' }),
  closed_at: field.instant('Closed', ['detail', 'export', 'import']),
  last_reply_at: field.instant('Last message', ['list', 'export']),
  csat_score: field.choice('Rating', ['detail', 'export', 'report'], { sentence: 'What its customer said' }),
  csat_comment: field.text('Comment on the rating', ['detail', 'export']),
  created_at: field.instant('Created', ['detail', 'export', 'report'], { sentence: 'When it was made' }),
  id: 'identifies the record',
  company_id: 'shown by its name',
  project_name: field.line('Project', ['import']),
  deal_title: 'shown with the deal',
  invoice_number: 'shown with the invoice',
  resolution: 'shown as a clock',
  is_paused: 'shown with the clock',
  last_reply_by: 'shown with the last message',
  last_words: 'shown with the last message',
  follows_id: 'a link on the page of the ticket',
  merged_into_id: 'leads to the other ticket',
  people: 'shown with the requester',
  requester_email: 'shown with the requester',
  error_group_id: 'a link on the page of the ticket',
  snoozed_until: 'shown in the head of the ticket',
  updated_at: 'shown in the history',
  version: 'compared on a change',
});
