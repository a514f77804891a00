import { authErrors } from '../auth/auth.errors.js';
import { billingErrors } from '../billing/billing.errors.js';
import { commentErrors } from '../comments/comment.errors.js';
import { companyErrors } from '../companies/company.errors.js';
import { auditErrors } from '../audit/audit.errors.js';
import { consultationErrors } from '../consultations/consultation.errors.js';
import { dealDocumentErrors } from '../deal-documents/deal-document.errors.js';
import { dealErrors } from '../deals/deal.errors.js';
import { dataExportErrors } from '../exports/data-export.errors.js';
import { inboundMailErrors } from '../inbound-mail/inbound-mail.errors.js';
import { importErrors } from '../imports/import.errors.js';
import { meetingErrors } from '../meetings/meeting.errors.js';
import { messages } from '../messages/catalogue.js';
import { milestoneErrors } from '../milestones/milestone.errors.js';
import { notificationErrors } from '../notifications/notification.errors.js';
import { projectErrors } from '../projects/project.errors.js';
import { promoCodeErrors } from '../promo-codes/promo-code.errors.js';
import { taskErrors } from '../tasks/task.errors.js';
import { ticketErrors } from '../support/ticket.errors.js';
import { userErrors } from '../users/user.errors.js';
import { reportErrors } from '../reports/report.errors.js';
import { workflowErrors } from '../workflows/workflow.errors.js';
import { defineErrors } from './define-errors.js';

const generalErrors = defineErrors({
  invalid: [400, 'Some of what was sent is not valid'],
  malformed: [400, 'The request body is not valid JSON'],
  unauthenticated: [401, messages.auth.noSession],
  forbidden: [403, 'You are not allowed to do that'],
  origin: [403, 'This call must come from our own pages'],
  not_found: [404, 'Not found, or you do not have permission to view it'],
  illegal_transition: [409, 'A change from {from} to {to} is not allowed'],
  stale_version: [409, 'Somebody else changed this record in the meantime'],
  duplicate: [409, 'A record like this exists already'],
  in_progress: [409, 'The same request is still being worked on'],
  idempotency_mismatch: [409, 'This Idempotency-Key was used for another request'],
  too_many_rows: [409, 'A file has at most {count} rows. Filter the list first'],
  too_slow: [408, 'The request took too long to arrive. Please try again'],
  payload_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'Send the body as application/json'],
  rate_limited: [429, 'Too many requests. Please try again later'],
  too_many_sockets: [429, 'You have too many windows open. Close some of them, then reload this one'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment'],
});

/** Every error the product can answer: code → [HTTP status, sentence]. */
export const errorCatalogue = {
  ...generalErrors,
  ...auditErrors,
  ...authErrors,
  ...billingErrors,
  ...commentErrors,
  ...companyErrors,
  ...consultationErrors,
  ...dealDocumentErrors,
  ...dealErrors,
  ...dataExportErrors,
  ...importErrors,
  ...inboundMailErrors,
  ...meetingErrors,
  ...milestoneErrors,
  ...notificationErrors,
  ...projectErrors,
  ...promoCodeErrors,
  ...taskErrors,
  ...ticketErrors,
  ...userErrors,
  ...reportErrors,
  ...workflowErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
