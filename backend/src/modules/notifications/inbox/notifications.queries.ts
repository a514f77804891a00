import type { EntityManager } from '@mikro-orm/postgresql';
import { NotificationView, type ListNotifications, type NotificationChannel, type UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';

/** The columns of a notification. */
export const notificationColumns = viewColumns('n', NotificationView, {});

/** A notification as its recipient sees it. */
export const toNotificationView = viewOf(NotificationView);

const notificationsBy = (em: EntityManager, channel: NotificationChannel) =>
  kysely(em).selectFrom('notifications as n').where('n.channel', '=', channel).where('n.deleted_at', 'is', null);

type Notifications = ReturnType<typeof notificationsBy>;

type OwnFilter = Partial<Pick<ListNotifications, 'channel' | 'unread' | 'category' | 'archived'>>;

/**
 * Notifications of an admin about internal comments and pages of the console are hidden once the user is a customer.
 */
const forCustomers = (query: Notifications): Notifications =>
  query
    .where(sql<boolean>`coalesce(n.data ->> 'internal', '') <> 'true'`)
    .where(sql<boolean>`coalesce(n.link, '') not like '/admin%'`);

/** The actor's own by one channel, by default those in the inbox; without columns. */
export function ownNotifications(
  em: EntityManager,
  actor: UserActor,
  { channel = 'in_app', unread = false, category, archived = false }: OwnFilter = {},
): Notifications {
  let query = notificationsBy(em, channel)
    .where('n.recipient_id', '=', actor.id)
    .where('n.archived_at', archived ? 'is not' : 'is', null);
  if (channel === 'in_app') query = query.where('n.carried_by', 'is', null);
  if (actor.role !== 'admin') query = forCustomers(query);
  if (category) query = query.where('n.category', '=', category);
  return unread ? query.where('n.read_at', 'is', null) : query;
}

/** How many of the actor's own wait. */
export async function countUnread(em: EntityManager, actor: UserActor): Promise<number> {
  const { total } = await ownNotifications(em, actor, { unread: true })
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const shownNotifications = (em: EntityManager) =>
  notificationsBy(em, 'in_app').select([...notificationColumns, 'n.recipient_id', 'n.carried_by']);

/** These entries. */
export const readNotifications = (em: EntityManager, ids: readonly string[]) =>
  shownNotifications(em).select('n.event_id').where('n.id', 'in', ids).execute();

/** The entries that these events left, and after them those which they replaced, under the event that did it. */
export async function readNotificationsOfEvents(em: EntityManager, eventIds: readonly string[]) {
  const left = await shownNotifications(em)
    .select('n.event_id')
    .where('n.event_id', 'in', eventIds)
    .orderBy('n.id')
    .execute();
  if (left.every(({ changes }) => changes === 1)) return left;
  const replaced = await shownNotifications(em)
    .innerJoin('notifications as newer', 'newer.id', 'n.carried_by')
    .select('newer.event_id')
    .where('newer.event_id', 'in', eventIds)
    .execute();
  return [...left, ...replaced];
}
