import type { EntityManager } from '@mikro-orm/postgresql';
import {
  notificationCategories,
  type MailTiming,
  type NotificationCategory,
  type NotificationPreferences,
  type PushTiming,
  type QuietHours,
  type UpdateNotificationPreferences,
} from '@portal/contracts';
import { sql } from 'kysely';
import { fixedStatement } from '../../../infrastructure/database/fixed-statement.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';

export type MailTimings = Readonly<Record<NotificationCategory, MailTiming>>;
export type PushTimings = Readonly<Record<NotificationCategory, PushTiming>>;

/** One person's choices, with defaults where none was made. */
export interface Preferences {
  email: MailTimings;
  push: PushTimings;
  quietHours: QuietHours | null;
  /** The profile's, else the business zone. */
  timeZone: string;
  /** Whether a browser shows this person's notifications. */
  hasDevices: boolean;
}

/** The default timing of mail per category (decisions 6.2). */
const defaultMail: MailTimings = byCategory((category) => (category === 'projects' ? 'daily' : 'at_once'));

/** Of those who let a browser show notifications; what moves in projects would be too many. */
const defaultPush: PushTimings = byCategory((category) => (category === 'projects' ? 'off' : 'at_once'));

/** These come by every channel and can't be put off. */
export const lockedCategories: readonly NotificationCategory[] = ['security'];

/** When something of a category comes by a channel to whom chose this; null for no choice. */
const timingBy =
  <Timing>(defaults: Readonly<Record<NotificationCategory, Timing>>) =>
  (category: NotificationCategory, chosen: Timing | null): Timing =>
    chosen === null || lockedCategories.includes(category) ? defaults[category] : chosen;

export const mailTimingOf = timingBy(defaultMail);
const pushTimingOf = timingBy(defaultPush);

export const defaultPreferences: Preferences = {
  email: defaultMail,
  push: defaultPush,
  quietHours: null,
  timeZone: BUSINESS_ZONE,
  hasDevices: false,
};

/** Row `q` of `notification_quiet_hours` as the hours in which its person is left alone; null for no row. */
export const quietHours = sql<QuietHours | null>`case when q.starts is not null then
  json_build_object('from', to_char(q.starts, 'HH24:MI'), 'to', to_char(q.ends, 'HH24:MI')) end`;

type Choices = Partial<Record<NotificationCategory, { email: MailTiming; push: PushTiming | null }>>;
const choices = sql<Choices>`json_object_agg(p.category, json_build_object('email', p.email, 'push', p.push))`;

const choicesOf = fixedStatement(({ userIds }: { userIds: readonly string[] }, building) =>
  kysely(building)
    .selectFrom('users as u')
    .leftJoin('notification_quiet_hours as q', 'q.user_id', 'u.id')
    .select(['u.id', 'u.time_zone', quietHours.as('quiet_hours')])
    .select((eb) => {
      const chosen = eb.selectFrom('notification_preferences as p').whereRef('p.user_id', '=', 'u.id');
      const devices = eb.selectFrom('push_subscriptions as s').whereRef('s.user_id', '=', 'u.id').select('s.id');
      return [chosen.select(choices.as('by')).as('by'), eb.exists(devices).$castTo<boolean>().as('has_devices')];
    })
    .where('u.id', '=', sql<string>`any(${userIds}::uuid[])`),
);

/** The choices of each of these people, in one statement. */
export async function preferencesOf(
  em: EntityManager,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Preferences>> {
  if (userIds.length === 0) return new Map();
  const rows = await choicesOf(em, { userIds });
  return new Map(
    rows.map(({ id, time_zone, by, quiet_hours, has_devices }) => [
      id,
      {
        email: byCategory((category) => mailTimingOf(category, by?.[category]?.email ?? null)),
        push: byCategory((category) => pushTimingOf(category, by?.[category]?.push ?? null)),
        quietHours: quiet_hours,
        timeZone: time_zone ?? BUSINESS_ZONE,
        hasDevices: has_devices,
      },
    ]),
  );
}

/** All categories in the contract's order, for the person to choose from. */
export const toPreferencesView = ({ email, push, quietHours, timeZone }: Preferences): NotificationPreferences => ({
  preferences: notificationCategories.map((category) => ({
    category,
    email: email[category],
    push: push[category],
    locked: lockedCategories.includes(category),
  })),
  quiet_hours: quietHours,
  time_zone: timeZone,
});

function byCategory<Timing>(
  timingOf: (category: NotificationCategory) => Timing,
): Record<NotificationCategory, Timing> {
  const timings = notificationCategories.map((category) => [category, timingOf(category)]);
  return Object.fromEntries(timings) as Record<NotificationCategory, Timing>;
}

type Changed = NonNullable<UpdateNotificationPreferences['preferences']>;

/**
 * A channel that isn't named keeps its choice; mail without one gets the row's default. What is switched off remembers
 * what it was.
 */
export async function storeChoices(em: EntityManager, userId: string, preferences: Changed): Promise<void> {
  const byCategory = new Map<string, Changed[number]>();
  for (const change of preferences) byCategory.set(change.category, { ...byCategory.get(change.category), ...change });
  const rows = [...byCategory.values()].map((change) => ({
    ...change,
    default_email: defaultMail[change.category],
  }));
  await em.execute(
    `insert into notification_preferences as p (user_id, category, email, email_before, push)
     select ?::uuid, c.category, coalesce(c.email, k.email, c.default_email),
       case when coalesce(c.email, k.email) = 'off'
         then case when k.email = 'off' then k.email_before else coalesce(k.email, nullif(c.default_email, 'off')) end end,
       coalesce(c.push, k.push)
     from json_to_recordset(?::json) as c(category text, email text, push text, default_email text)
     left join notification_preferences as k on k.user_id = ?::uuid and k.category = c.category
     on conflict (user_id, category) do update set email = excluded.email, email_before = excluded.email_before,
       push = excluded.push, updated_at = now()`,
    [userId, JSON.stringify(rows), userId],
    'run',
  );
}
