import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ChangeMailChoice,
  type MailChoice,
  type MailTiming,
  type NotificationCategory,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { maskEmail } from '../../auth/index.js';
import { findPerson } from '../listeners/notifiers/recipients.reader.js';
import { defaultPreferences, preferencesOf, storeChoices } from '../preferences/preferences.js';
import { UnsubscribeLinks, type UnsubscribeScope } from './unsubscribe-link.js';

/** Switches mail off, and on again, by the link of a mail (decisions 6.17). */
@Injectable()
export class MailChoiceService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: UnsubscribeLinks,
  ) {}

  /**
   * Shows when mail of the link's categories comes, after changing those that `preferences` names.
   * @throws DomainError `notification.link_invalid` for a link that wasn't signed here, of a deleted account, or another
   * category than the link's
   */
  async change(actor: Actor, { token, preferences = [] }: ChangeMailChoice): Promise<MailChoice> {
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
    return this.change(actor, { token, preferences });
  }
}

async function choiceOf(
  em: EntityManager,
  { userId, categories }: UnsubscribeScope,
  email: string,
): Promise<MailChoice> {
  const choices = (await preferencesOf(em, [userId])).get(userId);
  const former = await em.execute<{ category: NotificationCategory; email_before: MailTiming }[]>(
    'select category, email_before from notification_preferences where user_id = ? and email_before is not null',
    [userId],
  );
  const before = new Map(former.map((row) => [row.category, row.email_before]));
  const now = (category: NotificationCategory): MailTiming => choices?.email[category] ?? 'off';
  const wasOn = (category: NotificationCategory): MailTiming =>
    before.get(category) ?? defaultPreferences.email[category];
  return {
    address: maskEmail(email),
    preferences: categories.map((category) => ({ category, email: now(category) })),
    before: categories.map((category) => {
      const email = now(category);
      return { category, email: email === 'off' ? wasOn(category) : email };
    }),
  };
}
