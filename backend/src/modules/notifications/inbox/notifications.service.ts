import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotificationView, UnreadNotifications, UpdateNotification, UserActor } from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { instantOf } from '../../../infrastructure/database/instant.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { Notification } from '../notification.entity.js';

/** Marks a user's notifications as read or unread. */
@Injectable()
export class NotificationsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Marks a notification of the actor as read or unread.
   * @throws DomainError `not_found`, also for other users' notifications
   */
  async update(actor: UserActor, id: string, { read }: UpdateNotification): Promise<NotificationView> {
    authorizeRole(actor, 'notification.update');
    return this.em.transactional(async (em) => {
      const own = { id, recipientId: actor.id, channel: 'in_app', deletedAt: null } as const;
      const notification = await lockForUpdate(em, Notification, own);
      notification.markRead(read);
      return viewOf(notification);
    });
  }

  /** Marks all of the actor's own as read; answers how many are left. */
  async readAll(actor: UserActor): Promise<UnreadNotifications> {
    authorizeRole(actor, 'notification.update');
    return this.em.transactional(async (em) => {
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `update notifications
         set status = 'read', read_at = now(), version = version + 1, updated_at = now()
         where recipient_id = ? and channel = 'in_app' and read_at is null and deleted_at is null`,
        [actor.id],
        'run',
      );
      if (affectedRows > 0) recordEvent(em, 'notification.all_read', actor.id, { recipient_id: actor.id });
      return { unread: 0 };
    });
  }
}

const viewOf = (notification: Notification): NotificationView => ({
  id: notification.id,
  category: notification.category,
  channel: notification.channel,
  title: notification.title,
  body: notification.body,
  link: notification.link,
  status: notification.status,
  reason: notification.reason,
  read_at: notification.readAt && instantOf(notification.readAt),
  created_at: instantOf(notification.createdAt),
});
