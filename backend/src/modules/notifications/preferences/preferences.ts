import type { EntityManager } from '@mikro-orm/postgresql';
import {
  notificationCategories,
  type MailTiming,
  type NotificationCategory,
  type NotificationPreferences,
} from '@portal/contracts';

/** The default timing of mail per category (decisions 6.2). */
export const defaultTimings: Readonly<Record<NotificationCategory, MailTiming>> = {
  security: 'at_once',
  consultations: 'at_once',
  billing: 'at_once',
  approvals: 'at_once',
  tickets: 'at_once',
  meetings: 'at_once',
  mentions: 'at_once',
  projects: 'daily',
};

/** Mail about these can't be put off. */
export const lockedCategories: readonly NotificationCategory[] = ['security'];

export type Timings = Readonly<Record<NotificationCategory, MailTiming>>;

/** When each of these people wants mail about what. */
export async function timingsOf(em: EntityManager, userIds: readonly string[]): Promise<ReadonlyMap<string, Timings>> {
  const rows = await em.execute<{ user_id: string; category: NotificationCategory; email: MailTiming }[]>(
    'select user_id, category, email from notification_preferences where user_id = any(?::uuid[])',
    [`{${userIds.join(',')}}`],
  );
  const chosen = Map.groupBy(rows, ({ user_id }) => user_id);
  const timingsFor = (id: string): Timings => ({
    ...defaultTimings,
    ...Object.fromEntries((chosen.get(id) ?? []).map(({ category, email }) => [category, email])),
    ...Object.fromEntries(lockedCategories.map((category) => [category, defaultTimings[category]])),
  });
  return new Map(userIds.map((id) => [id, timingsFor(id)]));
}

/** All categories in the contract's order, for the person to choose from. */
export const toPreferencesView = (timings: Timings): NotificationPreferences => ({
  preferences: notificationCategories.map((category) => ({
    category,
    email: timings[category],
    locked: lockedCategories.includes(category),
  })),
});
