import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ListNotifications,
  type ListSentNotifications,
  type MarkAllNotifications,
  type MarkedNotifications,
  type NotificationView,
  type Page,
  type SentNotificationView,
  type UnreadNotifications,
  type UpdateNotification,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { Notification } from '../notification.entity.js';
import {
  countUnread,
  notificationColumns,
  ownNotifications,
  readNotifications,
  toNotificationView,
} from './notifications.queries.js';
import { sentNotifications, toSentView } from './sent-notifications.queries.js';

/** Lists a user's notifications, marks them as read or archived, and takes that back. */
@Injectable()
export class NotificationsService {
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

  /** Those of all users, the newest first, for admins. */
  listSent(actor: UserActor, query: ListSentNotifications): Promise<Page<SentNotificationView>> {
    authorizeRole(actor, 'notification.list_all');
    return paginate(sentNotifications(this.em, query), query, toSentView);
  }

  /** How many of them wait. */
  async unread(actor: UserActor): Promise<UnreadNotifications> {
    authorizeRole(actor, 'notification.list');
    return { unread: await countUnread(this.em, actor) };
  }

  /**
   * Marks an entry of the actor's inbox as read, or archives it; `false` takes either back.
   * @throws DomainError `not_found`, also for other users' notifications
   */
  async update(actor: UserActor, id: string, { read, archived }: UpdateNotification): Promise<NotificationView> {
    authorizeRole(actor, 'notification.update');
    return this.em.transactional(async (em) => {
      const own = { id, recipientId: actor.id, channel: 'in_app', deletedAt: null } as const;
      const notification = await lockForUpdate(em, Notification, own);
      if (read !== undefined) notification.markRead(read);
      if (archived !== undefined) notification.archive(archived);
      await em.flush();
      return toNotificationView(orNotFound((await readNotifications(em, [id]))[0]));
    });
  }

  /** Marks all of the actor's own as read; answers how many are left. */
  async readAll(actor: UserActor): Promise<UnreadNotifications> {
    const { unread } = await this.markAll(actor, { read: true });
    return { unread };
  }

  /**
   * Marks the whole inbox, or a category of it, as read; or archives what was read. With `marked_at` it undoes the call
   * that answered it.
   */
  async markAll(actor: UserActor, input: MarkAllNotifications): Promise<MarkedNotifications> {
    authorizeRole(actor, 'notification.update');
    const [changes, condition, ...values] = marking(input);
    return this.em.transactional(async (em) => {
      const { at } = await kysely(em).selectNoFrom(sql.raw<string>(MOMENT).as('at')).executeTakeFirstOrThrow();
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `update notifications set ${changes}, version = version + 1, updated_at = now()
         where recipient_id = ? and channel = 'in_app' and carried_by is null and deleted_at is null and ${condition}
           and (?::text is null or category = ?)`,
        [actor.id, ...values, input.category ?? null, input.category ?? null],
        'run',
      );
      const event = input.read === true ? 'notification.all_read' : 'notification.all_changed';
      if (affectedRows > 0) recordEvent(em, event, actor.id, { recipient_id: actor.id });
      const unread = await countUnread(em, actor);
      return { marked: affectedRows, unread, marked_at: instantOf(at) };
    });
  }
}

/** The marks carry the instant of their call, by which they are found again. */
const MOMENT = `date_trunc('milliseconds', now())`;

function marking({
  read,
  archived,
  marked_at = '',
}: MarkAllNotifications): [changes: string, condition: string, ...values: string[]] {
  if (read === true) return [`status = 'read', read_at = ${MOMENT}`, 'read_at is null and archived_at is null'];
  if (archived === true) return [`archived_at = ${MOMENT}`, 'archived_at is null and read_at is not null'];
  if (read === false) return [`status = 'sent', read_at = null`, 'read_at = ?::timestamptz', marked_at];
  return ['archived_at = null', 'archived_at = ?::timestamptz', marked_at];
}
