import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ListNotifications, NotificationView, Page, UnreadNotifications, UserActor } from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { ownNotifications } from './notifications.queries.js';
import { notificationColumns, toNotificationView } from './notification.view.js';

/** Reads a user's notifications. */
@Injectable()
export class NotificationsReader {
  constructor(private readonly em: EntityManager) {}

  /** The actor's own by one channel, newest first, by page or offset (specification, section 7). */
  async list(
    actor: UserActor,
    { channel, unread, category, archived, ...page }: ListNotifications,
  ): Promise<Page<NotificationView>> {
    authorizeRole(actor, 'notification.list');
    const rows = ownNotifications(this.em, actor, { channel, unread, category, archived })
      .select(notificationColumns)
      .orderBy('n.created_at', 'desc')
      .orderBy('n.id', 'desc');
    return paginate(rows, page, toNotificationView);
  }

  /** How many of them wait. */
  async unread(actor: UserActor): Promise<UnreadNotifications> {
    authorizeRole(actor, 'notification.list');
    const { total } = await ownNotifications(this.em, actor, { unread: true })
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { unread: Number(total) };
  }
}
