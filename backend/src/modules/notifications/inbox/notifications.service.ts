import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  MarkAllNotifications,
  MarkedNotifications,
  NotificationView,
  UnreadNotifications,
  UpdateNotification,
  UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { Notification } from '../notification.entity.js';
import { ownNotifications } from './notifications.queries.js';

/** Marks a user's notifications as read or archived, and takes that back. */
@Injectable()
export class NotificationsService {
  constructor(private readonly em: EntityManager) {}

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
      return viewOf(notification);
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
    const { changes, condition, values } = marking(input);
    return this.em.transactional(async (em) => {
      const [moment] = await em.execute<{ at: string }[]>(`select date_trunc('milliseconds', now()) as at`);
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `update notifications set ${changes}, version = version + 1, updated_at = now()
         where recipient_id = ? and channel = 'in_app' and carried_by is null and deleted_at is null and ${condition}
           and (?::text is null or category = ?)`,
        [actor.id, ...values, input.category ?? null, input.category ?? null],
        'run',
      );
      const event = input.read === true ? 'notification.all_read' : 'notification.all_changed';
      if (affectedRows > 0) recordEvent(em, event, actor.id, { recipient_id: actor.id });
      const { total } = await ownNotifications(em, actor, { unread: true })
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return { marked: affectedRows, unread: Number(total), marked_at: instantOf(moment?.at ?? new Date()) };
    });
  }
}

/** The marks carry the instant of their call, by which they are found again. */
const MOMENT = `date_trunc('milliseconds', now())`;

function marking({ read, archived, marked_at }: MarkAllNotifications): {
  changes: string;
  condition: string;
  values: string[];
} {
  if (read === true)
    return {
      changes: `status = 'read', read_at = ${MOMENT}`,
      condition: 'read_at is null and archived_at is null',
      values: [],
    };
  if (archived === true)
    return {
      changes: `archived_at = ${MOMENT}`,
      condition: 'archived_at is null and read_at is not null',
      values: [],
    };
  const values = [marked_at ?? ''];
  return read === false
    ? { changes: `status = 'sent', read_at = null`, condition: 'read_at = ?::timestamptz', values }
    : { changes: 'archived_at = null', condition: 'archived_at = ?::timestamptz', values };
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
  changes: notification.changes,
  read_at: notification.readAt && instantOf(notification.readAt),
  archived_at: notification.archivedAt && instantOf(notification.archivedAt),
  created_at: instantOf(notification.createdAt),
});
