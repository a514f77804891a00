import { activityLogPolicy } from './activity-logs/activity-log.policy.js';
import { analyticsPolicy, projectAnalyticsPolicy } from './analytics/analytics.policy.js';
import { authPolicy } from './auth/auth.policy.js';
import { availabilityPolicy } from './availability/availability.policy.js';
import { billingPolicy } from './billing/billing.policy.js';
import { closedDayPolicy } from './closed-days/closed-day.policy.js';
import { commentPolicy, threadPolicy } from './comments/comment.policy.js';
import { companyPolicy } from './companies/company.policy.js';
import { consultationPolicy } from './consultations/consultation.policy.js';
import { dealDocumentPolicy } from './deal-documents/deal-document.policy.js';
import { dealPolicy } from './deals/deal.policy.js';
import { errorReportPolicy } from './error-reports/error-report.policy.js';
import { dataExportPolicy } from './exports/data-export.policy.js';
import { importPolicy } from './imports/import.policy.js';
import { inboundMailPolicy } from './inbound-mail/inbound-mail.policy.js';
import { meetingPolicy } from './meetings/meeting.policy.js';
import { milestonePolicy } from './milestones/milestone.policy.js';
import { notificationPolicy } from './notifications/notification.policy.js';
import { projectPolicy } from './projects/project.policy.js';
import { promoCodePolicy } from './promo-codes/promo-code.policy.js';
import { ticketPolicy } from './support/ticket.policy.js';
import { taskPolicy } from './tasks/task.policy.js';
import { userPolicy } from './users/user.policy.js';
import { workflowPolicy } from './workflows/workflow.policy.js';
import { savedViewPolicy } from './saved-views/saved-view.policy.js';
import { searchPolicy } from './search/search.policy.js';
import { cannedReplyPolicy } from './canned-replies/canned-reply.policy.js';
import { auditPolicy } from './audit/audit.policy.js';
import {
  customReportPolicy,
  monthlyReportPolicy,
  reportPolicy,
  reportSchedulePolicy,
} from './reports/report.policy.js';

/** Every permission of the product. A route without one of these is refused at start. */
export const policies = {
  ...activityLogPolicy,
  ...analyticsPolicy,
  ...authPolicy,
  ...availabilityPolicy,
  ...billingPolicy,
  ...closedDayPolicy,
  ...commentPolicy,
  ...companyPolicy,
  ...consultationPolicy,
  ...dealDocumentPolicy,
  ...dealPolicy,
  ...errorReportPolicy,
  ...dataExportPolicy,
  ...importPolicy,
  ...inboundMailPolicy,
  ...meetingPolicy,
  ...milestonePolicy,
  ...notificationPolicy,
  ...projectAnalyticsPolicy,
  ...projectPolicy,
  ...promoCodePolicy,
  ...threadPolicy,
  ...taskPolicy,
  ...ticketPolicy,
  ...userPolicy,
  ...workflowPolicy,
  ...savedViewPolicy,
  ...cannedReplyPolicy,
  ...searchPolicy,
  ...reportPolicy,
  ...reportSchedulePolicy,
  ...auditPolicy,
  ...customReportPolicy,
  ...monthlyReportPolicy,
} as const;

export type Permission = keyof typeof policies;
/** The part of a row that a permission is decided by. */
export type SubjectOf<Name extends Permission> = Parameters<NonNullable<(typeof policies)[Name]['when']>>[1];
