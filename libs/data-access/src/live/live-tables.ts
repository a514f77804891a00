import type { Channel } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { activityLogQueries } from '../activity-logs/activity-log.queries.js';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { commentQueries } from '../comments/comment.queries.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { milestoneQueries } from '../milestones/milestone.queries.js';
import { detailKey, keys, listsKey } from '../query/keys.js';
import type { WholeLists } from '../query/whole-lists.js';
import { taskQueries } from '../tasks/task.queries.js';
import { reportScheduleQueries } from '../reports/report-schedule.queries.js';

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
  analyticsQueries.team().queryKey,
  analyticsQueries.workQueues,
  milestoneQueries.waitingForMe().queryKey,
  listsKey(keys.milestones),
  listsKey(keys.tasks),
];

/** Rows with lists and a page of their own; `figures` are other queries that the server computes from them. */
const listed = (key: QueryKey, ...figures: QueryKey[]): LiveTable => ({
  lists: [listsKey(key), ...figures],
  detail: (id) => ({ queryKey: detailKey(key, id) }),
});

/** Rows that wait for one of us are in the queue of the dashboard as well. */
const work = analyticsQueries.workQueues;

/** Table of a live change → what it means for the cache. */
export const liveTables: Readonly<Record<string, LiveTable>> = {
  consultation_requests: listed(keys.consultations, consultationQueries.histories, work),
  consultation_contacts: { lists: [consultationQueries.conversations] },
  consultation_meetings: listed(keys.meetings),
  users: listed(keys.users),
  saved_views: listed(keys.savedViews),
  canned_replies: listed(keys.cannedReplies),
  companies: listed(keys.companies),
  // lists of tasks name their project
  projects: listed(keys.projects, listsKey(keys.tasks), keys.projectAccess),
  // what the user may do there may have changed with them
  project_members: { lists: [keys.projectMembers, keys.projectAccess, keys.projects] },
  milestones: { ...listed(keys.milestones), whole: milestoneQueries.whole },
  tickets: { ...listed(keys.tasks), whole: taskQueries.whole },
  support_tickets: listed(keys.supportTickets, keys.ticketHistory, work),
  inbound_mails: listed(keys.inboundMails, work),
  task_comments: { lists: [], whole: commentQueries.whole },
  comment_attachments: { lists: [keys.attachments] },
  activity_logs: { lists: [listsKey(keys.activity)], whole: activityLogQueries.whole },
  // most notifications are about what the menu counts: requests, offers, documents, approvals, invoices
  notifications: { lists: [listsKey(keys.notifications), analyticsQueries.dashboard().queryKey] },
  error_groups: listed(keys.errorGroups),
  customer_deals: listed(keys.deals, keys.dealHistory, keys.revenue, work),
  deal_documents: listed(keys.dealDocuments, work),
  promo_codes: listed(keys.promoCodes),
  billing_schedules: listed(keys.scheduleEntries, work),
  // an open invoice shows lines and payments that a change doesn't carry
  invoices: { lists: [keys.invoices, keys.billingAccounts, keys.revenue, work] },
  // an invoice says what is on its way to it
  deal_payments: listed(keys.payments, keys.invoices, keys.billingAccounts, keys.revenue),
  workflow_triggers: listed(keys.workflows),
  // a change of a run carries none of its steps, nor the webhooks they call
  workflow_runs: { lists: [keys.workflowRuns, listsKey(keys.workflows), keys.webhookDeliveries, work] },
  webhook_deliveries: { lists: [keys.webhookDeliveries] },
  broadcasts: listed(keys.broadcasts, keys.sentNotifications),
  // how far an import is changes its lines as well
  imports: listed(keys.imports, keys.importLines, work),
  data_exports: listed(keys.dataExports),
  report_runs: listed(keys.reportRuns),
  custom_reports: listed(keys.customReports),
  monthly_reports: listed(keys.monthlyReports),
  // the result of each run is projected with its schedule
  report_schedules: listed(keys.reportSchedules, reportScheduleQueries.histories),
  mail_suppressions: { lists: [keys.mailSuppressions] },
  // no row of its own: a hint that numbers, and the lists they are counted from, may have changed
  dashboard: { lists: dashboardFigures },
};

/** The kind of a channel by its name: `tickets` of `tickets:<project id>`. */
type ChannelKind<Name extends Channel> = Name extends `${infer Kind}:${string}` ? Kind : Name;

/** What a kind of channel keeps fresh: refetched when a change could have been missed. */
const liveKinds: Readonly<Partial<Record<ChannelKind<Channel>, readonly QueryKey[]>>> = {
  consultations: [keys.consultations, keys.comments, keys.meetings, keys.availability],
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
