import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationChannel, NotificationView, UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { notificationColumns } from './notification.view.js';
import type { DB } from '../../../infrastructure/database/tables.js';

const notificationsBy = (em: EntityManager, channel: NotificationChannel) =>
  em
    .getKysely<DB>()
    .selectFrom('notifications as n')
    .where('n.channel', '=', channel)
    .where('n.deleted_at', 'is', null);

type Notifications = ReturnType<typeof notificationsBy>;

interface OwnFilter {
  channel?: NotificationChannel | undefined;
  unread?: boolean | undefined;
}

/** Notifications of internal comments are hidden from users who are no longer admins. */
const forCustomers = (query: Notifications): Notifications =>
  query.where(sql<boolean>`coalesce(n.data ->> 'internal', '') <> 'true'`);

/** The actor's own by one channel, by default those behind the bell; without columns. */
export function ownNotifications(
  em: EntityManager,
  actor: UserActor,
  { channel = 'in_app', unread = false }: OwnFilter = {},
): Notifications {
  let query = notificationsBy(em, channel).where('n.recipient_id', '=', actor.id);
  if (actor.role !== 'admin') query = forCustomers(query);
  return unread ? query.where('n.read_at', 'is', null) : query;
}

type ShownNotification = NotificationView & { recipient_id: string | null; event_id: string };

const shownNotifications = (em: EntityManager) =>
  notificationsBy(em, 'in_app').select([...notificationColumns, 'n.recipient_id', 'n.event_id']);

/** These lines. */
export const readNotifications = (em: EntityManager, ids: readonly string[]): Promise<ShownNotification[]> =>
  shownNotifications(em).where('n.id', 'in', ids).execute();

/** The lines that these events left, oldest first. */
export const readNotificationsOfEvents = (
  em: EntityManager,
  eventIds: readonly string[],
): Promise<ShownNotification[]> => shownNotifications(em).where('n.event_id', 'in', eventIds).orderBy('n.id').execute();
