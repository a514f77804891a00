import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type NotificationPreferences,
  type UpdateNotificationPreferences,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { defaultTimings, lockedCategories, timingsOf, toPreferencesView } from './preferences.js';

/** When a person wants mail about what. */
@Injectable()
export class PreferencesService {
  constructor(private readonly em: EntityManager) {}

  /** The actor's preferences, with defaults where none was set. */
  async get(actor: UserActor): Promise<NotificationPreferences> {
    authorizeRole(actor, 'notification_preference.read');
    return preferencesOf(this.em, actor);
  }

  /**
   * Changes the categories named; of one named twice, the last counts.
   * @throws DomainError `notification.locked` for security mail at any time but at once
   */
  async update(actor: UserActor, { preferences }: UpdateNotificationPreferences): Promise<NotificationPreferences> {
    authorizeRole(actor, 'notification_preference.update');
    const chosen = new Map(preferences.map(({ category, email }) => [category, email]));
    for (const category of lockedCategories) {
      const email = chosen.get(category);
      if (email !== undefined && email !== defaultTimings[category]) throw new DomainError('notification.locked');
    }
    return this.em.transactional(async (em) => {
      await em.execute(
        `insert into notification_preferences (user_id, category, email)
         select ?::uuid, key, value from json_each_text(?::json)
         on conflict (user_id, category) do update set email = excluded.email, updated_at = now()`,
        [actor.id, JSON.stringify(Object.fromEntries(chosen))],
        'run',
      );
      return preferencesOf(em, actor);
    });
  }
}

async function preferencesOf(em: EntityManager, { id }: UserActor): Promise<NotificationPreferences> {
  const timings = await timingsOf(em, [id]);
  return toPreferencesView(timings.get(id) ?? defaultTimings);
}
