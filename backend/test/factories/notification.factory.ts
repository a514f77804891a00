import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { NotificationCategory } from '@portal/contracts';
import { Notification } from '../../src/modules/notifications/index.js';

interface Given {
  to: { id: string; email?: string };
  title?: string;
  body?: string;
  /** A mail that its recipient has switched off, instead of a line behind the bell. */
  isUnwanted?: boolean;
  category?: NotificationCategory;
  minutesAgo?: number;
  data?: Record<string, string>;
}

/** An in-app notification; leaves no events. */
export const aNotification =
  ({
    to,
    title = 'Something happened',
    body = '',
    isUnwanted = false,
    category = 'projects',
    minutesAgo = 0,
    data = {},
  }: Given) =>
  (em: EntityManager): { notification: Notification } => {
    const message = { template: 'consultation_status' as const, category, title, body, link: '/dashboard', data };
    const notification = isUnwanted
      ? Notification.unwantedMail(randomUUID(), { id: to.id, email: to.email ?? '' }, message)
      : Notification.inApp(randomUUID(), to.id, message);
    notification.createdAt = new Date(notification.createdAt.getTime() - minutesAgo * 60_000);
    notification.takeRecordedEvents();
    em.persist(notification);
    return { notification };
  };
