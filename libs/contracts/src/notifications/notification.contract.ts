import { z } from 'zod';
import { pageQuery } from '../core/lists.js';
import { id, instant } from '../core/primitives.js';

export const notificationCategories = [
  'security',
  'consultations',
  'billing',
  'approvals',
  'tickets',
  'meetings',
  'mentions',
  'projects',
] as const;
export const notificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof notificationCategory>;

export const notificationChannels = ['in_app', 'email', 'push'] as const;
const notificationChannel = z.enum(notificationChannels);
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationStatuses = ['queued', 'sent', 'failed', 'suppressed', 'read'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/**
 * A notification by one channel (decisions, section 6): what is behind the bell, or a mail and what became of it.
 */
export const notificationView = z
  .object({
    id,
    category: notificationCategory,
    channel: notificationChannel,
    title: z.string(),
    body: z.string().meta({ description: 'What it is about, in a line' }),
    link: z.string().nullable().meta({ description: 'A path of our own pages' }),
    status: z.enum(notificationStatuses),
    reason: z.string().nullable().meta({ description: 'Why a mail was suppressed or failed' }),
    read_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Notification' });
export type NotificationView = z.infer<typeof notificationView>;

/** The user's own notifications, newest first. `offset` instead of `page`, as the specification's calls use it. */
export const listNotifications = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
  channel: notificationChannel
    .optional()
    .meta({ description: 'What is in the inbox (`in_app`, the default), or the mails, or what browsers were sent' }),
  unread: z.stringbool().optional().meta({ description: 'Only what was not read yet' }),
});
export type ListNotifications = z.infer<typeof listNotifications>;

/** How many wait behind the bell. */
export const unreadNotifications = z.object({ unread: z.int() }).meta({ id: 'UnreadNotifications' });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;

export const updateNotification = z.strictObject({ read: z.boolean() }).meta({ id: 'UpdateNotification' });
export type UpdateNotification = z.infer<typeof updateNotification>;
