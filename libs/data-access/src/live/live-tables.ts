import type { Channel } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { activityLogQueries } from '../activity-logs/activity-log.queries.js';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { attachmentQueries, commentQueries } from '../comments/comment.queries.js';
import { billing } from '../billing/billing-key.js';
import { dealPaymentQueries } from '../billing/deal-payment.queries.js';
import { invoiceQueries } from '../billing/invoice.queries.js';
import { scheduleEntryQueries } from '../billing/schedule-entry.queries.js';
import { availabilityQueries } from '../availability/availability.queries.js';
import { companyQueries } from '../companies/company.queries.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { dealDocumentQueries } from '../deal-documents/deal-document.queries.js';
import { dealQueries } from '../deals/deal.queries.js';
import { errorGroupQueries } from '../error-reports/error-group.queries.js';
import { meetingQueries } from '../meetings/meeting.queries.js';
import { milestoneQueries } from '../milestones/milestone.queries.js';
import { notificationQueries } from '../notifications/notification.queries.js';
import { memberQueries, projectQueries } from '../projects/project.queries.js';
import { promoCodeQueries } from '../promo-codes/promo-code.queries.js';
import type { WholeLists } from '../query/whole-lists.js';
import { taskQueries } from '../tasks/task.queries.js';
import { userQueries } from '../users/user.queries.js';

/** What a change of a table's row means for the cache. */
interface LiveTable {
  /** What shows such rows, or counts them, at places that only the server knows: fetched anew. */
  lists: readonly QueryKey[];
  /** Where the record is shown by itself, if a change carries all of it. */
  detail?: (id: string) => { queryKey: QueryKey };
  /** The lists that it is put into. */
  whole?: WholeLists<{ id: string }>;
}

const listed = ({ lists, detail }: { lists: QueryKey; detail: Required<LiveTable>['detail'] }): LiveTable => ({
  lists: [lists],
  detail,
});

/** Table of a live change → what it means for the cache. */
export const liveTables: Readonly<Record<string, LiveTable>> = {
  consultation_requests: listed(consultationQueries),
  consultation_meetings: listed(meetingQueries),
  users: listed(userQueries),
  companies: listed(companyQueries),
  // lists of tasks name their project
  projects: { lists: [projectQueries.lists, taskQueries.lists], detail: projectQueries.detail },
  project_members: { lists: [memberQueries.all] },
  milestones: { ...listed(milestoneQueries), whole: milestoneQueries.whole },
  tickets: { ...listed(taskQueries), whole: taskQueries.whole },
  task_comments: { lists: [], whole: commentQueries.whole },
  comment_attachments: { lists: [attachmentQueries.all] },
  activity_logs: { lists: [activityLogQueries.lists], whole: activityLogQueries.whole },
  notifications: { lists: [notificationQueries.lists] },
  error_groups: listed(errorGroupQueries),
  customer_deals: listed(dealQueries),
  deal_documents: listed(dealDocumentQueries),
  promo_codes: listed(promoCodeQueries),
  billing_schedules: listed(scheduleEntryQueries),
  // an open invoice shows lines and payments that a change doesn't carry
  invoices: { lists: [invoiceQueries.all] },
  deal_payments: listed(dealPaymentQueries),
  // no row of its own: a hint that numbers, and the lists they are counted from, may have changed
  dashboard: { lists: [analyticsQueries.all, taskQueries.lists] },
};

/** The part of a channel's name that says what it is about: `tickets` of `tickets:<project id>`. */
type ChannelKind<Name extends Channel> = Name extends `${infer Kind}:${string}` ? Kind : Name;

/** What a kind of channel keeps fresh: fetched anew when a change could have been missed. */
const liveKinds: Readonly<Partial<Record<ChannelKind<Channel>, readonly QueryKey[]>>> = {
  consultations: [consultationQueries.all, meetingQueries.all, availabilityQueries.all],
  customers: [userQueries.all, companyQueries.all],
  projects: [projectQueries.all],
  project: [projectQueries.all, memberQueries.all],
  tickets: [taskQueries.all],
  milestones: [milestoneQueries.all],
  task_comments: [commentQueries.all, attachmentQueries.all],
  activity_logs: [activityLogQueries.all],
  notifications: [notificationQueries.all],
  error_reports: [errorGroupQueries.all],
  deals: [dealQueries.all, dealDocumentQueries.all, promoCodeQueries.all],
  billing: [billing],
  dashboard: [analyticsQueries.all, taskQueries.lists],
};

/** The keys of what a channel keeps fresh. */
export const liveKeysOf = (channel: Channel): readonly QueryKey[] =>
  liveKinds[channel.split(':')[0] as ChannelKind<Channel>] ?? [];
