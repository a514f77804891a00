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
import { defaultPreferences, lockedCategories, preferencesOf, storeChoices, toPreferencesView } from './preferences.js';

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
