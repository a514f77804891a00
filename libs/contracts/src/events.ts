import { activityLogEvents } from './activity-logs/activity-log.events.js';
import { authEvents } from './auth/auth.events.js';
import { availabilityEvents } from './availability/availability.events.js';
import { broadcastEvents } from './notifications/broadcast.events.js';
import { billingEvents } from './billing/billing.events.js';
import { closedDayEvents } from './closed-days/closed-day.events.js';
import { commentEvents } from './comments/comment.events.js';
import { companyEvents } from './companies/company.events.js';
import { consultationEvents } from './consultations/consultation.events.js';
import { savedViewEvents } from './saved-views/saved-view.events.js';
import { cannedReplyEvents } from './canned-replies/canned-reply.events.js';
import type { PayloadOf } from './core/events.js';
import { dealDocumentEvents } from './deal-documents/deal-document.events.js';
import { dealEvents } from './deals/deal.events.js';
import { errorReportEvents } from './error-reports/error-report.events.js';
import { dataExportEvents } from './exports/data-export.events.js';
import { importEvents } from './imports/import.events.js';
import { inboundMailEvents } from './inbound-mail/inbound-mail.events.js';
import { meetingEvents } from './meetings/meeting.events.js';
import { milestoneEvents } from './milestones/milestone.events.js';
import { notificationEvents } from './notifications/notification.events.js';
import { projectEvents } from './projects/project.events.js';
import { reportEvents } from './reports/report.events.js';
import { promoCodeEvents } from './promo-codes/promo-code.events.js';
import { ticketEvents } from './support/ticket.events.js';
import { taskEvents } from './tasks/task.events.js';
import { userEvents } from './users/user.events.js';
import { workflowDomainEvents } from './workflows/workflow.events.js';

/** Every domain event; types `record()`, listeners, workflow triggers and webhooks. */
export const domainEvents = {
  ...activityLogEvents,
  ...authEvents,
  ...availabilityEvents,
  ...billingEvents,
  ...broadcastEvents,
  ...closedDayEvents,
  ...commentEvents,
  ...companyEvents,
  ...consultationEvents,
  ...dealDocumentEvents,
  ...dealEvents,
  ...errorReportEvents,
  ...dataExportEvents,
  ...importEvents,
  ...inboundMailEvents,
  ...meetingEvents,
  ...milestoneEvents,
  ...notificationEvents,
  ...projectEvents,
  ...promoCodeEvents,
  ...taskEvents,
  ...ticketEvents,
  ...userEvents,
  ...workflowDomainEvents,
  ...savedViewEvents,
  ...cannedReplyEvents,
  ...reportEvents,
} as const;

export type EventName = keyof typeof domainEvents;
export type EventPayload<Name extends EventName> =
  (typeof domainEvents)[Name] extends PayloadOf<infer Payload> ? Payload : never;
