import { z } from 'zod';
import { roles } from '../core/actor.js';
import { limits } from '../core/limits.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  id,
  instant,
  isOwnPath,
  line,
  recordFields,
  requiredLine,
  requiredLongText,
  version,
} from '../core/primitives.js';
import {
  notificationCategories,
  NotificationCategory,
  notificationChannels,
  notificationStatuses,
} from './notification.contract.js';

/**
 * `scheduled` until its time; `sending` until nothing of it is left to be sent at once; mails that wait for a digest go on
 * waiting.
 */
export const broadcastStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type BroadcastStatus = (typeof broadcastStatuses)[number];

/** The channels of a broadcast; push goes along with the app. */
export const broadcastChannels = ['in_app', 'email'] as const;
export type BroadcastChannel = (typeof broadcastChannels)[number];

const PEOPLE = 500;
const COMPANIES = 200;

/** Whom a message goes to; suspended and deleted people are left out of each. */
export const BroadcastAudience = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('people'),
      user_ids: z.array(id).min(1, 'Choose at least one person').max(PEOPLE),
    }),
    z.strictObject({
      kind: z.literal('companies'),
      company_ids: z.array(id).min(1, 'Choose at least one company').max(COMPANIES),
    }),
    z.strictObject({ kind: z.literal('role'), role: z.enum(roles) }),
    z.strictObject({
      kind: z.literal('filter'),
      search: z
        .string()
        .max(2_000)
        .meta({ description: 'The search of the list of customers, as a saved view keeps it' }),
    }),
  ])
  .meta({ id: 'BroadcastAudience' });
export type BroadcastAudience = z.infer<typeof BroadcastAudience>;

/** What a message's title and text may be filled with. */
export const broadcastVariables = {
  first_name: 'Reader’s first name; may be empty',
  last_name: 'Reader’s last name; may be empty',
  company_name: 'Reader’s company; may be empty',
} as const;

const link = line(limits.title).refine(
  (path) => path === '' || isOwnPath(path),
  'A path of the portal, such as /customer/account',
);

const written = {
  title: requiredLine(limits.title),
  body: requiredLongText.meta({ description: 'Markdown, as Liquid: first_name, last_name, company_name' }),
  link: link.nullable().meta({ description: 'A path of the portal that the message leads to' }),
  link_label: line(limits.label).nullable(),
  category: NotificationCategory,
  channels: z
    .array(z.enum(broadcastChannels))
    .min(1, 'Choose at least one channel')
    .max(broadcastChannels.length)
    .overwrite((chosen) => [...new Set(chosen)]),
  audience: BroadcastAudience,
  send_at: instant.nullable().meta({
    description: 'When it goes once it is sent; null: at once. Without it a scheduled one is a draft again',
  }),
};

const atOnce = { send_at: written.send_at.default(null) };
const withoutLink = {
  link: written.link.default(null),
  link_label: written.link_label.default(null),
};

/** A message to be sent by hand. */
export const CreateBroadcast = strictObject('CreateBroadcast', { ...written, ...withoutLink, ...atOnce });
export type CreateBroadcast = z.infer<typeof CreateBroadcast>;

/** Changes a draft or a scheduled message: only the fields it carries. */
export const UpdateBroadcast = z
  .strictObject(written)
  .partial()
  .extend({ version: version.optional() })
  .meta({ id: 'UpdateBroadcast' });
export type UpdateBroadcast = z.infer<typeof UpdateBroadcast>;

/** How far a message is, counted in notifications: one for each person and channel. */
const progress = z.object({
  recipients: z.int().meta({ description: 'People: counted when it was sent, then those it went to' }),
  total: z.int(),
  sent: z.int(),
  waiting: z.int().meta({ description: 'Mails to be sent, or that wait for a digest' }),
  waits_until: instant.nullable().meta({ description: 'When the last that waits for its time goes; null without one' }),
  suppressed: z.int(),
  failed: z.int(),
});

export const BroadcastView = object('Broadcast', {
  id,
  status: z.enum(broadcastStatuses),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  link_label: z.string().nullable(),
  category: NotificationCategory,
  channels: z.array(z.enum(broadcastChannels)),
  audience: BroadcastAudience,
  author_name: z.string().nullable(),
  send_at: instant.nullable().meta({ description: 'When a scheduled one goes' }),
  progress,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  ...recordFields,
});
export type BroadcastView = z.infer<typeof BroadcastView>;

export const ListBroadcasts = z.strictObject({
  ...pageQuery,
  status: oneOrMore(broadcastStatuses).optional(),
  sortBy: sortBy(['created_at', 'started_at', 'title'], 'created_at'),
});
export type ListBroadcasts = z.infer<typeof ListBroadcasts>;

/** Whom an audience means at this moment, and when mail of the category reaches them, sent then or at a time. */
export const CountRecipients = strictObject('CountRecipients', {
  audience: BroadcastAudience,
  category: NotificationCategory.default('projects'),
  send_at: written.send_at.default(null),
});
export type CountRecipients = z.infer<typeof CountRecipients>;

/**
 * When the mail of a broadcast goes to a recipient: with a digest, after quiet hours, or never, because the reader
 * switched it off or the address is suppressed.
 */
export const recipientTimings = ['at_once', 'quiet_hours', 'hourly', 'daily', 'never'] as const;

/** How many people get the mail of a message then. */
const timingCount = z.object({
  timing: z.enum(recipientTimings),
  people: z.int(),
  until: instant.nullable().meta({ description: 'When it goes to the last of them; null at once and never' }),
});
export type TimingCount = z.infer<typeof timingCount>;

export const RecipientCount = object('RecipientCount', {
  recipients: z.int(),
  by_mail: z.array(timingCount).meta({ description: 'The recipients by when mail reaches them, without zeros' }),
  lacking: z
    .object({ first_name: z.int(), last_name: z.int(), company_name: z.int() })
    .meta({ description: 'How many recipients have no value for a variable of the text' }),
});
export type RecipientCount = z.infer<typeof RecipientCount>;

/** A message to look at, or to send to oneself, filled with the admin's own names. */
export const PreviewBroadcast = strictObject('PreviewBroadcast', {
  title: written.title,
  body: written.body,
  ...withoutLink,
  category: written.category.default('projects'),
});
export type PreviewBroadcast = z.infer<typeof PreviewBroadcast>;

/** Any notification, with whom it went to and what became of it. */
export const SentNotificationView = object('SentNotification', {
  id,
  template: z.string(),
  template_label: z.string(),
  category: NotificationCategory,
  channel: z.enum(notificationChannels),
  title: z.string(),
  status: z.enum(notificationStatuses),
  reason: z.string().nullable(),
  due_at: instant.nullable().meta({ description: 'Until when a waiting one waits; null for all others' }),
  recipient_id: id.nullable(),
  recipient_name: z.string().nullable(),
  recipient_email: z.string().nullable(),
  broadcast_id: id.nullable(),
  sent_at: instant.nullable(),
  read_at: instant.nullable(),
  created_at: instant,
});
export type SentNotificationView = z.infer<typeof SentNotificationView>;

export const ListSentNotifications = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortBy: sortBy(['created_at'], 'created_at'),
  sortOrder: pageQuery.sortOrder,
  recipient_id: id.optional(),
  broadcast_id: id.optional(),
  category: oneOrMore(notificationCategories).optional(),
  channel: z.enum(notificationChannels).optional(),
  status: oneOrMore(notificationStatuses).optional(),
  template: line(100).optional(),
});
export type ListSentNotifications = z.infer<typeof ListSentNotifications>;
