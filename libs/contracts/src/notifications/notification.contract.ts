import { z } from 'zod';
import { pageQuery } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';
import { labelsOf } from '../core/texts/value-label.js';

export const notificationCategories = [
  'security',
  'consultations',
  'billing',
  'approvals',
  'tickets',
  'meetings',
  'mentions',
  'projects',
  'reports',
  'service',
] as const;
export const NotificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

/** Labels of the categories. */
export const notificationCategoryNames = labelsOf(notificationCategories, {
  tickets: 'Support',
  reports: 'Scheduled reports',
  service: 'Service messages',
});

export const notificationChannels = ['in_app', 'email', 'push'] as const;
const notificationChannel = z.enum(notificationChannels);
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationStatuses = ['queued', 'sent', 'failed', 'suppressed', 'read'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
/** Notifications that arrived. */
export const deliveredStatuses = ['sent', 'read'] as const satisfies readonly NotificationStatus[];

/**
 * A notification by one channel (decisions, section 6): what is behind the bell, or a mail and what became of it.
 */
export const NotificationView = object('Notification', {
  id,
  category: NotificationCategory,
  channel: notificationChannel,
  title: z.string(),
  body: z.string().meta({ description: 'What it is about, in a line' }),
  link: z.string().nullable().meta({ description: 'A path of our own pages' }),
  status: z.enum(notificationStatuses),
  reason: z.string().nullable().meta({ description: 'Why a mail was suppressed or failed' }),
  changes: z.int().meta({ description: 'How many changes of its record the entry stands for; it shows the newest' }),
  read_at: instant.nullable(),
  archived_at: instant.nullable(),
  created_at: instant,
});
export type NotificationView = z.infer<typeof NotificationView>;

/** The user's own notifications, newest first. `offset` instead of `page`, as the specification's calls use it. */
export const ListNotifications = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  channel: notificationChannel
    .optional()
    .meta({ description: 'What is in the inbox (`in_app`, the default), or the mails, or what browsers were sent' }),
  unread: z.stringbool().optional().meta({ description: 'Only what was not read yet' }),
  category: NotificationCategory.optional(),
  archived: z.stringbool().optional().meta({ description: 'What was archived, instead of what was not' }),
});
export type ListNotifications = z.infer<typeof ListNotifications>;

/** How many wait behind the bell. */
export const UnreadNotifications = object('UnreadNotifications', { unread: z.int() });
export type UnreadNotifications = z.infer<typeof UnreadNotifications>;

export const UpdateNotification = z
  .strictObject({ read: z.boolean().optional(), archived: z.boolean().optional() })
  .refine(({ read, archived }) => read !== undefined || archived !== undefined, {
    message: 'must name read or archived',
  })
  .meta({ id: 'UpdateNotification' });
export type UpdateNotification = z.infer<typeof UpdateNotification>;

/**
 * Marks everything in the inbox (of a category) as read, or archives what was read. With `marked_at` of such an answer
 * it is taken back: exactly what that call marked is unread, or in the inbox, again.
 */
export const MarkAllNotifications = z
  .strictObject({
    read: z.boolean().optional(),
    archived: z.boolean().optional(),
    category: NotificationCategory.optional(),
    marked_at: instant.optional(),
  })
  .refine(({ read, archived }) => (read === undefined) !== (archived === undefined), {
    message: 'must name either read or archived',
  })
  .refine(({ read, archived, marked_at }) => (read ?? archived) === (marked_at === undefined), {
    message: 'is needed to take a mark back, and only then',
    path: ['marked_at'],
  })
  .meta({ id: 'MarkAllNotifications' });
export type MarkAllNotifications = z.infer<typeof MarkAllNotifications>;

/** What a mark of everything changed, and how much is unread now. */
export const MarkedNotifications = object('MarkedNotifications', {
  marked: z.int(),
  unread: z.int(),
  marked_at: instant,
});
export type MarkedNotifications = z.infer<typeof MarkedNotifications>;
