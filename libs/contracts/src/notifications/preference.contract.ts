import { z } from 'zod';
import { notificationCategories, NotificationCategory } from './notification.contract.js';
import { object } from '../core/objects.js';

/** When mail about a category comes: at once, once an hour or once a day together, or not at all. */
export const mailTimings = ['at_once', 'hourly', 'daily', 'off'] as const;
export const MailTiming = z.enum(mailTimings);
export type MailTiming = z.infer<typeof MailTiming>;

/** Categories that wait for no digest: their mail comes at once or not at all (decisions 6.15). */
const atOnceCategories: readonly NotificationCategory[] = ['service'];

/** When mail of a category can be chosen to come. */
export const mailTimingsOf = (category: NotificationCategory): readonly MailTiming[] =>
  atOnceCategories.includes(category) ? ['at_once', 'off'] : mailTimings;

/** Whether mail of a category can come then. */
export const isPossibleTiming = ({
  category,
  email,
}: {
  category: NotificationCategory;
  email?: MailTiming;
}): boolean => email === undefined || mailTimingsOf(category).includes(email);
export const IMPOSSIBLE_TIMING = { path: ['email'], message: 'comes at once or not at all' };

/** When a browser shows a notification of a category while the portal is closed. */
export const pushTimings = ['at_once', 'off'] as const;
export const PushTiming = z.enum(pushTimings);
export type PushTiming = z.infer<typeof PushTiming>;

/** One category's choice; storing it in the inbox can't be switched off, and nothing about security can. */
export const NotificationPreference = object('NotificationPreference', {
  category: NotificationCategory,
  email: MailTiming,
  push: PushTiming,
  locked: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 22:00')
  .meta({ examples: ['22:00'] });

/**
 * When mail and push wait, in the time zone of the profile; `to` before `from` is on the next day. What is critical doesn't
 * wait (decisions 6.15).
 */
export const QuietHours = z
  .strictObject({ from: wallTime, to: wallTime })
  .refine(({ from, to }) => from !== to, { message: 'must differ from the beginning', path: ['to'] })
  .meta({ id: 'QuietHours' });
export type QuietHours = z.infer<typeof QuietHours>;

export const NotificationPreferences = object('NotificationPreferences', {
  preferences: z.array(NotificationPreference),
  quiet_hours: QuietHours.nullable(),
  time_zone: z.string().meta({ description: 'The zone of the quiet hours and of the daily mail' }),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const changedPreference = z
  .strictObject({ category: NotificationCategory, email: MailTiming.optional(), push: PushTiming.optional() })
  .refine(({ email, push }) => email !== undefined || push !== undefined, { message: 'must name email or push' })
  .refine(isPossibleTiming, IMPOSSIBLE_TIMING);

/** Changes what it names; null takes the quiet hours away. */
export const UpdateNotificationPreferences = z
  .strictObject({
    preferences: z.array(changedPreference).min(1).max(notificationCategories.length).optional(),
    quiet_hours: QuietHours.nullable().optional(),
  })
  .refine(({ preferences, quiet_hours }) => preferences !== undefined || quiet_hours !== undefined, {
    message: 'must name preferences or quiet_hours',
  })
  .meta({ id: 'UpdateNotificationPreferences' });
export type UpdateNotificationPreferences = z.infer<typeof UpdateNotificationPreferences>;
