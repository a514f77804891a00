import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration0001DomainEvents } from './0001-domain-events.js';
import { Migration0002Idempotency } from './0002-idempotency.js';
import { Migration0003NightlyRuns } from './0003-nightly-runs.js';
import { Migration0004AnonymousMails } from './0004-anonymous-mails.js';
import { Migration0010People } from './0010-people.js';
import { Migration0020Consultations } from './0020-consultations.js';
import { Migration0021ConsultationContacts } from './0021-consultation-contacts.js';
import { Migration0022ConsultationReplies } from './0022-consultation-replies.js';
import { Migration0030Notifications } from './0030-notifications.js';
import { Migration0031NotificationPreferences } from './0031-notification-preferences.js';
import { Migration0032NotificationMerging } from './0032-notification-merging.js';
import { Migration0033NotificationBodies } from './0033-notification-bodies.js';
import { Migration0040Projects } from './0040-projects.js';
import { Migration0041ProjectConsultations } from './0041-project-consultations.js';
import { Migration0050Milestones } from './0050-milestones.js';
import { Migration0060Tickets } from './0060-tickets.js';
import { Migration0061TaskNumbers } from './0061-task-numbers.js';
import { Migration0062TaskCreators } from './0062-task-creators.js';
import { Migration0070Comments } from './0070-comments.js';
import { Migration0071CommentFilesToCome } from './0071-comment-files-to-come.js';
import { Migration0072CommentReactions } from './0072-comment-reactions.js';
import { Migration0080ActivityLogs } from './0080-activity-logs.js';
import { Migration0081ActivityLogsNewest } from './0081-activity-logs-newest.js';
import { Migration0082ActivityAudience } from './0082-activity-audience.js';
import { Migration0085Purging } from './0085-purging.js';
import { Migration0090ErrorReports } from './0090-error-reports.js';
import { Migration0100Meetings } from './0100-meetings.js';
import { Migration0101MeetingAnswers } from './0101-meeting-answers.js';
import { Migration0110Availability } from './0110-availability.js';
import { Migration0120PromoCodes } from './0120-promo-codes.js';
import { Migration0121Deals } from './0121-deals.js';
import { Migration0125DealDocuments } from './0125-deal-documents.js';
import { Migration0126ProjectDeals } from './0126-project-deals.js';
import { Migration0130Billing } from './0130-billing.js';
import { Migration0131Payments } from './0131-payments.js';
import { Migration0132CustomerSearch } from './0132-customer-search.js';
import { Migration0133Papers } from './0133-papers.js';
import { Migration0140EmailSpelling } from './0140-email-spelling.js';
import { Migration0141CompanyNameKeys } from './0141-company-name-keys.js';
import { Migration0142JobSchedulers } from './0142-job-schedulers.js';
import { Migration0143Retention } from './0143-retention.js';
import { Migration0144ShownEffects } from './0144-shown-effects.js';
import { Migration0150SavedViews } from './0150-saved-views.js';
import { Migration0160Support } from './0160-support.js';
import { Migration0165MergedCompanies } from './0165-merged-companies.js';
import { Migration0166InboundMails } from './0166-inbound-mails.js';
import { Migration0170CannedReplies } from './0170-canned-replies.js';
import { Migration0171TicketTurns } from './0171-ticket-turns.js';
import { Migration0190NotificationTiming } from './0190-notification-timing.js';
import { Migration0195FeedPositions } from './0195-feed-positions.js';
import { Migration0197TicketNextDue } from './0197-ticket-next-due.js';
import { Migration0198CommentMails } from './0198-comment-mails.js';
import { Migration0203NotificationInbox } from './0203-notification-inbox.js';
import { Migration0204WebPush } from './0204-web-push.js';
import { Migration0205NotificationTemplates } from './0205-notification-templates.js';
import { Migration0206Broadcasts } from './0206-broadcasts.js';
import { Migration0210Workflows } from './0210-workflows.js';
import { Migration0220MailSuppressions } from './0220-mail-suppressions.js';
import { Migration0230Search } from './0230-search.js';
import { Migration0240Reports } from './0240-reports.js';
import { Migration0250Audit } from './0250-audit.js';
import { Migration0260CustomReports } from './0260-custom-reports.js';
import { Migration0270StepTries } from './0270-step-tries.js';
import { Migration0271MailBeforeOff } from './0271-mail-before-off.js';
import { Migration0275MrrMovements } from './0275-mrr-movements.js';
import { Migration0280MonthlyReports } from './0280-monthly-reports.js';
import { Migration0290Imports } from './0290-imports.js';
import { Migration0291ImportReading } from './0291-import-reading.js';
import { Migration0300FileTexts } from './0300-file-texts.js';
import { Migration0310ReportSchedules } from './0310-report-schedules.js';
import { Migration0320DataExports } from './0320-data-exports.js';
import { Migration0321Erasures } from './0321-erasures.js';
import { Migration0330SearchTitleWords } from './0330-search-title-words.js';
import { Migration0341MrrBeforeDiscountsEnded } from './0341-mrr-before-discounts-ended.js';
import { Migration0342LargeErasures } from './0342-large-erasures.js';
import { Migration0343SearchTitles } from './0343-search-titles.js';
import { Migration0370SearchSpellings } from './0370-search-spellings.js';
import { Migration0371SearchRespelled } from './0371-search-respelled.js';
import { Migration0380RefusedMails } from './0380-refused-mails.js';
import { Migration0390CompanyWebsite } from './0390-company-website.js';
import { Migration0391ImportedTickets } from './0391-imported-tickets.js';
import { Migration0392ImportedInvoices } from './0392-imported-invoices.js';
import { Migration0393ImportSheets } from './0393-import-sheets.js';
import { Migration0394DueAtInsert } from './0394-due-at-insert.js';
import { Migration0395ListenerNames } from './0395-listener-names.js';
import { Migration0410NotificationsOfInvoices } from './0410-notifications-of-invoices.js';
import { Migration0415AuditedReportRuns } from './0415-audited-report-runs.js';
import { Migration0416ScheduledBroadcasts } from './0416-scheduled-broadcasts.js';
import { Migration0420WorkQueue } from './0420-work-queue.js';
import { Migration0425ConsultationComments } from './0425-consultation-comments.js';
import { Migration0430TicketPeople } from './0430-ticket-people.js';
import { Migration0431TicketLinks } from './0431-ticket-links.js';
import { Migration0432UndoneMerges } from './0432-undone-merges.js';
import { Migration0435PinnedReports } from './0435-pinned-reports.js';
import { Migration0440ListFiles } from './0440-list-files.js';
import { Migration0445SnoozedTickets } from './0445-snoozed-tickets.js';
import { Migration0446ImportUpdates } from './0446-import-updates.js';
import { Migration0454TicketTags } from './0454-ticket-tags.js';
import { Migration0455CannedReplyActions } from './0455-canned-reply-actions.js';
import { Migration0459ProjectFiles } from './0459-project-files.js';
import { Migration0460ImportsClearEmpty } from './0460-imports-clear-empty.js';
import { Migration0461ConfirmedPeople } from './0461-confirmed-people.js';
import { Migration0462Invitations } from './0462-invitations.js';
import { Migration0468ReportRunsAuditedOnce } from './0468-report-runs-audited-once.js';

/** Every migration in order. Written by npm run generate. */
export const migrations: Constructor<Migration>[] = [
  Migration0001DomainEvents,
  Migration0002Idempotency,
  Migration0003NightlyRuns,
  Migration0004AnonymousMails,
  Migration0010People,
  Migration0020Consultations,
  Migration0021ConsultationContacts,
  Migration0022ConsultationReplies,
  Migration0030Notifications,
  Migration0031NotificationPreferences,
  Migration0032NotificationMerging,
  Migration0033NotificationBodies,
  Migration0040Projects,
  Migration0041ProjectConsultations,
  Migration0050Milestones,
  Migration0060Tickets,
  Migration0061TaskNumbers,
  Migration0062TaskCreators,
  Migration0070Comments,
  Migration0071CommentFilesToCome,
  Migration0072CommentReactions,
  Migration0080ActivityLogs,
  Migration0081ActivityLogsNewest,
  Migration0082ActivityAudience,
  Migration0085Purging,
  Migration0090ErrorReports,
  Migration0100Meetings,
  Migration0101MeetingAnswers,
  Migration0110Availability,
  Migration0120PromoCodes,
  Migration0121Deals,
  Migration0125DealDocuments,
  Migration0126ProjectDeals,
  Migration0130Billing,
  Migration0131Payments,
  Migration0132CustomerSearch,
  Migration0133Papers,
  Migration0140EmailSpelling,
  Migration0141CompanyNameKeys,
  Migration0142JobSchedulers,
  Migration0143Retention,
  Migration0144ShownEffects,
  Migration0150SavedViews,
  Migration0160Support,
  Migration0165MergedCompanies,
  Migration0166InboundMails,
  Migration0170CannedReplies,
  Migration0171TicketTurns,
  Migration0190NotificationTiming,
  Migration0195FeedPositions,
  Migration0197TicketNextDue,
  Migration0198CommentMails,
  Migration0203NotificationInbox,
  Migration0204WebPush,
  Migration0205NotificationTemplates,
  Migration0206Broadcasts,
  Migration0210Workflows,
  Migration0220MailSuppressions,
  Migration0230Search,
  Migration0240Reports,
  Migration0250Audit,
  Migration0260CustomReports,
  Migration0270StepTries,
  Migration0271MailBeforeOff,
  Migration0275MrrMovements,
  Migration0280MonthlyReports,
  Migration0290Imports,
  Migration0291ImportReading,
  Migration0300FileTexts,
  Migration0310ReportSchedules,
  Migration0320DataExports,
  Migration0321Erasures,
  Migration0330SearchTitleWords,
  Migration0341MrrBeforeDiscountsEnded,
  Migration0342LargeErasures,
  Migration0343SearchTitles,
  Migration0370SearchSpellings,
  Migration0371SearchRespelled,
  Migration0380RefusedMails,
  Migration0390CompanyWebsite,
  Migration0391ImportedTickets,
  Migration0392ImportedInvoices,
  Migration0393ImportSheets,
  Migration0394DueAtInsert,
  Migration0395ListenerNames,
  Migration0410NotificationsOfInvoices,
  Migration0415AuditedReportRuns,
  Migration0416ScheduledBroadcasts,
  Migration0420WorkQueue,
  Migration0425ConsultationComments,
  Migration0430TicketPeople,
  Migration0431TicketLinks,
  Migration0432UndoneMerges,
  Migration0435PinnedReports,
  Migration0440ListFiles,
  Migration0445SnoozedTickets,
  Migration0446ImportUpdates,
  Migration0454TicketTags,
  Migration0455CannedReplyActions,
  Migration0459ProjectFiles,
  Migration0460ImportsClearEmpty,
  Migration0461ConfirmedPeople,
  Migration0462Invitations,
  Migration0468ReportRunsAuditedOnce,
];
