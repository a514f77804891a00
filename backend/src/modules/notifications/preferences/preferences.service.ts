import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type NotificationPreferences,
  type QuietHours,
  type UpdateNotificationPreferences,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { defaultPreferences, lockedCategories, preferencesOf, toPreferencesView } from './preferences.js';

type Changed = NonNullable<UpdateNotificationPreferences['preferences']>;

/** What a person wants by mail and push, and when neither may come. */
@Injectable()
export class PreferencesService {
  constructor(private readonly em: EntityManager) {}

  /** The actor's preferences, with defaults where none was set. */
  async get(actor: UserActor): Promise<NotificationPreferences> {
    authorizeRole(actor, 'notification_preference.read');
    return viewOf(this.em, actor);
  }

  /**
   * Changes the channels of the categories named, and the quiet hours; of one named twice, the last counts.
   * @throws DomainError `notification.locked` for security at any time but at once
   */
  async update(
    actor: UserActor,
    { preferences = [], quiet_hours }: UpdateNotificationPreferences,
  ): Promise<NotificationPreferences> {
    authorizeRole(actor, 'notification_preference.update');
    for (const { category, email = 'at_once', push = 'at_once' } of preferences)
      if (lockedCategories.includes(category) && (email !== 'at_once' || push !== 'at_once'))
        throw new DomainError('notification.locked');
    return this.em.transactional(async (em) => {
      if (preferences.length > 0) await storeChoices(em, actor.id, preferences);
      if (quiet_hours !== undefined) await storeQuietHours(em, actor.id, quiet_hours);
      return viewOf(em, actor);
    });
  }
}

/** A channel that isn't named keeps its choice; mail without one gets the row's default. */
async function storeChoices(em: EntityManager, userId: string, preferences: Changed): Promise<void> {
  const byCategory = new Map<string, Changed[number]>();
  for (const change of preferences) byCategory.set(change.category, { ...byCategory.get(change.category), ...change });
  const rows = [...byCategory.values()].map((change) => ({
    ...change,
    default_email: defaultPreferences.email[change.category],
  }));
  await em.execute(
    `insert into notification_preferences as p (user_id, category, email, push)
     select ?::uuid, c.category, coalesce(c.email, k.email, c.default_email), coalesce(c.push, k.push)
     from json_to_recordset(?::json) as c(category text, email text, push text, default_email text)
     left join notification_preferences as k on k.user_id = ?::uuid and k.category = c.category
     on conflict (user_id, category) do update set email = excluded.email, push = excluded.push, updated_at = now()`,
    [userId, JSON.stringify(rows), userId],
    'run',
  );
}

async function storeQuietHours(em: EntityManager, userId: string, quiet: QuietHours | null): Promise<void> {
  if (quiet === null) {
    await em.execute('delete from notification_quiet_hours where user_id = ?', [userId], 'run');
    return;
  }
  await em.execute(
    `insert into notification_quiet_hours (user_id, starts, ends) values (?, ?::time, ?::time)
     on conflict (user_id) do update set starts = excluded.starts, ends = excluded.ends, updated_at = now()`,
    [userId, quiet.from, quiet.to],
    'run',
  );
}

async function viewOf(em: EntityManager, { id }: UserActor): Promise<NotificationPreferences> {
  return toPreferencesView((await preferencesOf(em, [id])).get(id) ?? defaultPreferences);
}
