import type { EntityManager } from '@mikro-orm/postgresql';
import {
  recipientTimings,
  type BroadcastAudience,
  type CountRecipients,
  type NotificationCategory,
  type RecipientCount,
  type TimingCount,
} from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { audienceMembers } from '../../users/index.js';
import { deliveryTime, timingOf } from '../preferences/delivery-time.js';
import { mailTimingOf, quietHours } from '../preferences/preferences.js';
import { isSuppressedAddress } from '../suppressions/mail-suppression.view.js';

/** Members of an audience with the same preferences. */
type Alike = InferResult<ReturnType<typeof membersAlike>>[number];

/**
 * How many members of an audience get the mail of a message when, if it is sent at this moment or at its time; without
 * zeros, in the contract's order. @throws DomainError `invalid` for a filter that isn't one
 */
export async function countByTiming(
  em: EntityManager,
  { audience, category, send_at: sendAt }: CountRecipients,
): Promise<TimingCount[]> {
  const groups = await membersAlike(em, audience, category).execute();
  const now = sendAt ? new Date(sendAt) : await databaseNow(em);
  const timings = groups.map((group) => ({ people: group.people, ...timingOfGroup(group, category, now) }));
  return recipientTimings.flatMap((timing) => {
    const those = timings.filter((one) => one.timing === timing);
    if (those.length === 0) return [];
    const last = Math.max(...those.map(({ dueAt }) => dueAt?.getTime() ?? 0));
    const waits = timing !== 'at_once' && timing !== 'never';
    return [
      {
        timing,
        people: those.reduce((sum, { people }) => sum + people, 0),
        until: waits ? new Date(last).toISOString() : null,
      },
    ];
  });
}

/** How many members of an audience have nothing that a variable of the text could be filled with (`variablesOf`). */
export async function countLacking(em: EntityManager, audience: BroadcastAudience): Promise<RecipientCount['lacking']> {
  const lacks = (column: 'first_name' | 'last_name' | 'company_name') =>
    sql<number>`(count(*) filter (where coalesce(m.${sql.ref(column)}, '') = ''))::int`.as(column);
  return kysely(em)
    .selectFrom(audienceMembers(em, audience).as('m'))
    .select([lacks('first_name'), lacks('last_name'), lacks('company_name')])
    .executeTakeFirstOrThrow();
}

function timingOfGroup(group: Alike, category: NotificationCategory, now: Date) {
  const { email, quiet_hours, time_zone, is_suppressed } = group;
  const time = deliveryTime(
    {
      category,
      channel: 'email',
      frequency: mailTimingOf(category, email),
      quietHours: quiet_hours,
      timeZone: time_zone ?? BUSINESS_ZONE,
      isCritical: false,
      mergeSeconds: 0,
    },
    now,
  );
  if (time === null || is_suppressed) return { timing: 'never', dueAt: null } as const;
  return { timing: timingOf(time, now), dueAt: time.dueAt };
}

/** Few groups, however many members: people have the same defaults. */
function membersAlike(em: EntityManager, audience: BroadcastAudience, category: NotificationCategory) {
  const members = audienceMembers(em, audience)
    .clearSelect()
    .select(['u.id', 'u.time_zone'])
    .select(sql<boolean>`${sql.raw(isSuppressedAddress('u.email'))}`.as('is_suppressed'));
  return kysely(em)
    .selectFrom(members.as('m'))
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'm.id').on('p.category', '=', category),
    )
    .leftJoin('notification_quiet_hours as q', 'q.user_id', 'm.id')
    .select(['p.email', 'm.time_zone', 'm.is_suppressed', quietHours.as('quiet_hours')])
    .select(sql<number>`count(*)::int`.as('people'))
    .groupBy(['p.email', 'm.time_zone', 'm.is_suppressed', 'q.starts', 'q.ends']);
}
