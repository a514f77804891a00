import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ChangeMailChoice,
  type MailChoice,
  type NotificationCategory,
  type NotificationPreferences,
  type QuietHours,
  type UpdateNotificationPreferences,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { maskEmail } from '../../auth/index.js';
import { findPerson } from '../listeners/notifiers/recipients.reader.js';
import { UnsubscribeLinks, type UnsubscribeScope } from '../unsubscribe/unsubscribe-link.js';
import { defaultPreferences, lockedCategories, preferencesOf, storeChoices, toPreferencesView } from './preferences.js';

/**
 * What a person wants by mail and push, and when neither may come. By the link of a mail, mail is switched off, and on
 * again, without a session (decisions 6.17).
 */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: UnsubscribeLinks,
  ) {}

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

  /**
   * Shows when mail of the link's categories comes, after changing those that `preferences` names.
   * @throws DomainError `notification.link_invalid` for a link that wasn't signed here, of a deleted account, or another
   * category than the link's
   */
  async updateByLink(actor: Actor, { token, preferences = [] }: ChangeMailChoice): Promise<MailChoice> {
    authorizeRole(actor, 'notification_preference.update_by_link');
    const scope = this.links.read(token);
    const isWithin = scope && preferences.every(({ category }) => scope.categories.includes(category));
    if (!isWithin) throw new DomainError('notification.link_invalid');
    return this.em.transactional(async (em) => {
      const user = await findPerson(em, scope.userId);
      if (!user) throw new DomainError('notification.link_invalid');
      if (preferences.length > 0) await storeChoices(em, scope.userId, preferences);
      return choiceOf(em, scope, user.email);
    });
  }

  /** The button of a mail program: the link's categories are off. */
  async switchOff(actor: Actor, token: string): Promise<MailChoice> {
    const categories = this.links.read(token)?.categories ?? [];
    const preferences = categories.map((category) => ({ category, email: 'off' as const }));
    return this.updateByLink(actor, { token, preferences });
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

async function choiceOf(
  em: EntityManager,
  { userId, categories }: UnsubscribeScope,
  email: string,
): Promise<MailChoice> {
  const choices = (await preferencesOf(em, [userId])).get(userId);
  const former = await kysely(em)
    .selectFrom('notification_preferences')
    .select(['category', 'email_before'])
    .where('user_id', '=', userId)
    .execute();
  const before = new Map(former.map((row) => [row.category, row.email_before]));
  const wasOn = (category: NotificationCategory) => before.get(category) ?? defaultPreferences.email[category];
  const preferences = categories.map((category) => ({ category, email: choices?.email[category] ?? ('off' as const) }));
  return {
    address: maskEmail(email),
    preferences,
    before: preferences.map((now) => (now.email === 'off' ? { ...now, email: wasOn(now.category) } : now)),
  };
}
