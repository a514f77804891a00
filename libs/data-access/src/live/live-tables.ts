import type { Channel } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { activityLogQueries } from '../activity-logs/activity-log.queries.js';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { commentQueries } from '../comments/comment.queries.js';
import { dealPaymentQueries } from '../billing/deal-payment.queries.js';
import { scheduleEntryQueries } from '../billing/schedule-entry.queries.js';
import { companyQueries } from '../companies/company.queries.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { dealDocumentQueries } from '../deal-documents/deal-document.queries.js';
import { dealQueries } from '../deals/deal.queries.js';
import { errorGroupQueries } from '../error-reports/error-group.queries.js';
import { inboundMailQueries } from '../inbound-mails/inbound-mail.queries.js';
import { meetingQueries } from '../meetings/meeting.queries.js';
import { milestoneQueries } from '../milestones/milestone.queries.js';
import { notificationQueries } from '../notifications/notification.queries.js';
import { projectQueries } from '../projects/project.queries.js';
import { promoCodeQueries } from '../promo-codes/promo-code.queries.js';
import { keys } from '../query/keys.js';
import type { WholeLists } from '../query/whole-lists.js';
import { taskQueries } from '../tasks/task.queries.js';
import { ticketQueries } from '../support/ticket.queries.js';
import { userQueries } from '../users/user.queries.js';
import { savedViewQueries } from '../saved-views/saved-view.queries.js';
import { workflowQueries } from '../workflows/workflow.queries.js';
import { broadcastQueries } from '../notifications/broadcast.queries.js';
import { customReportQueries } from '../reports/custom-report.queries.js';
import { monthlyReportQueries } from '../reports/monthly-report.queries.js';
import { dataExportQueries } from '../exports/data-export.queries.js';
import { importQueries } from '../imports/import.queries.js';
import { reportRunQueries } from '../reports/report.queries.js';
import { reportScheduleQueries } from '../reports/report-schedule.queries.js';
import { cannedReplyQueries } from '../canned-replies/canned-reply.queries.js';

/** What a change of a table's row means for the cache. */
interface LiveTable {
  /** The queries that show or count such rows at places only the server knows: refetched. */
  lists: readonly QueryKey[];
  /** Where the record is shown by itself, if a change carries all of it. */
  detail?: (id: string) => { queryKey: QueryKey };
  /** The lists that it is put into. */
  whole?: WholeLists<{ id: string }>;
}

/** The figures of the dashboard. A project's own follow the project: it may be deleted while they are shown. */
const dashboardFigures: readonly QueryKey[] = [
  analyticsQueries.dashboard().queryKey,
  milestoneQueries.waitingForMe().queryKey,
  milestoneQueries.lists,
  taskQueries.lists,
];

/** Rows with lists and a page of their own; `figures` are other queries that the server computes from them. */
const listed = (
  { lists, detail }: { lists: QueryKey; detail: Required<LiveTable>['detail'] },
  ...figures: QueryKey[]
): LiveTable => ({ lists: [lists, ...figures], detail });

/** Table of a live change → what it means for the cache. */
export const liveTables: Readonly<Record<string, LiveTable>> = {
  consultation_requests: listed(consultationQueries),
  consultation_contacts: { lists: [consultationQueries.conversations] },
  consultation_meetings: listed(meetingQueries),
  users: listed(userQueries),
  saved_views: listed(savedViewQueries),
  canned_replies: listed(cannedReplyQueries),
  companies: listed(companyQueries),
  // lists of tasks name their project
  projects: { lists: [projectQueries.lists, taskQueries.lists, keys.projectAccess], detail: projectQueries.detail },
  // what the user may do there may have changed with them
  project_members: { lists: [keys.projectMembers, keys.projectAccess, keys.projects] },
  milestones: { ...listed(milestoneQueries), whole: milestoneQueries.whole },
  tickets: { ...listed(taskQueries), whole: taskQueries.whole },
  support_tickets: listed(ticketQueries),
  inbound_mails: listed(inboundMailQueries),
  task_comments: { lists: [], whole: commentQueries.whole },
  comment_attachments: { lists: [keys.attachments] },
  activity_logs: { lists: [activityLogQueries.lists], whole: activityLogQueries.whole },
  // most notifications are about what the menu counts: requests, offers, documents, approvals, invoices
  notifications: { lists: [notificationQueries.lists, analyticsQueries.dashboard().queryKey] },
  error_groups: listed(errorGroupQueries),
  customer_deals: listed(dealQueries, keys.dealHistory, keys.revenue),
  deal_documents: listed(dealDocumentQueries),
  promo_codes: listed(promoCodeQueries),
  billing_schedules: listed(scheduleEntryQueries),
  // an open invoice shows lines and payments that a change doesn't carry
  invoices: { lists: [keys.invoices, keys.billingAccounts, keys.revenue] },
  // an invoice says what is on its way to it
  deal_payments: listed(dealPaymentQueries, keys.invoices, keys.billingAccounts, keys.revenue),
  workflow_triggers: listed(workflowQueries),
  // a change of a run carries none of its steps, nor the webhooks they call
  workflow_runs: { lists: [keys.workflowRuns, workflowQueries.lists, keys.webhookDeliveries] },
  webhook_deliveries: { lists: [keys.webhookDeliveries] },
  broadcasts: listed(broadcastQueries, keys.sentNotifications),
  // how far an import is changes its lines as well
  imports: listed(importQueries, keys.importLines),
  data_exports: listed(dataExportQueries),
  report_runs: listed(reportRunQueries),
  custom_reports: listed(customReportQueries),
  monthly_reports: listed(monthlyReportQueries),
  // the result of each run is projected with its schedule
  report_schedules: listed(reportScheduleQueries, reportScheduleQueries.histories),
  mail_suppressions: { lists: [keys.mailSuppressions] },
  // no row of its own: a hint that numbers, and the lists they are counted from, may have changed
  dashboard: { lists: dashboardFigures },
};

/** The kind of a channel by its name: `tickets` of `tickets:<project id>`. */
type ChannelKind<Name extends Channel> = Name extends `${infer Kind}:${string}` ? Kind : Name;

/** What a kind of channel keeps fresh: refetched when a change could have been missed. */
const liveKinds: Readonly<Partial<Record<ChannelKind<Channel>, readonly QueryKey[]>>> = {
  consultations: [keys.consultations, keys.meetings, keys.availability],
  customers: [keys.users, keys.companies],
  projects: [keys.projects],
  project: [keys.projects, keys.projectMembers],
  tickets: [keys.tasks],
  milestones: [keys.milestones],
  task_comments: [keys.comments, keys.attachments],
  activity_logs: [keys.activity],
  notifications: [keys.notifications],
  error_reports: [keys.errorGroups],
  deals: [keys.deals, keys.dealDocuments, keys.promoCodes],
  billing: [keys.billing],
  saved_views: [keys.savedViews],
  support: [keys.supportTickets, keys.comments, keys.inboundMails, keys.cannedReplies, keys.closedDays],
  workflows: [keys.workflows, keys.workflowRuns, keys.webhookDeliveries],
  broadcasts: [keys.broadcasts, keys.sentNotifications, keys.mailSuppressions],
  imports: [keys.imports, keys.importLines],
  exports: [keys.dataExports],
  reports: [keys.reportRuns, keys.customReports, keys.monthlyReports, keys.reportSchedules],
  dashboard: dashboardFigures,
};

/** The keys of what a channel keeps fresh. */
export const liveKeysOf = (channel: Channel): readonly QueryKey[] =>
  liveKinds[channel.split(':')[0] as ChannelKind<Channel>] ?? [];
