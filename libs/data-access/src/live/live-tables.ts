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

/** Where the rows of a table live in the cache: key of everything, of the lists, of one record; and the lists that are whole. */
export interface LiveTable {
  all: QueryKey;
  lists: QueryKey;
  detail: (id: string) => { queryKey: QueryKey };
  whole?: WholeLists<{ id: string }>;
}

/** Table of a live change → its place in the cache. */
export const liveTables: Readonly<Record<string, LiveTable>> = {
  consultation_requests: consultationQueries,
  consultation_meetings: meetingQueries,
  users: userQueries,
  companies: companyQueries,
  projects: projectQueries,
  project_members: memberQueries,
  milestones: milestoneQueries,
  tickets: taskQueries,
  task_comments: commentQueries,
  comment_attachments: attachmentQueries,
  activity_logs: activityLogQueries,
  notifications: notificationQueries,
  error_groups: errorGroupQueries,
  customer_deals: dealQueries,
  deal_documents: dealDocumentQueries,
  promo_codes: promoCodeQueries,
  billing_schedules: scheduleEntryQueries,
  // an open invoice shows lines and payments that a change doesn't carry: it is fetched anew like the lists
  invoices: { ...invoiceQueries, lists: invoiceQueries.all },
  deal_payments: dealPaymentQueries,
  // no row of its own: a hint that the numbers may have changed
  dashboard: {
    all: analyticsQueries.all,
    lists: analyticsQueries.all,
    detail: (id) => ({ queryKey: [...analyticsQueries.all, 'hint', id] }),
  },
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
  dashboard: [analyticsQueries.all],
};

/** The keys of what a channel keeps fresh. */
export const liveKeysOf = (channel: Channel): readonly QueryKey[] =>
  liveKinds[channel.split(':')[0] as ChannelKind<Channel>] ?? [];
