import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { NotificationCategory } from '@portal/contracts';
import { Notification } from '../../src/modules/notifications/index.js';

interface Given {
  to: { id: string };
  title?: string;
  category?: NotificationCategory;
  minutesAgo?: number;
  data?: Record<string, string>;
}

/** An in-app notification; leaves no events. */
export const aNotification =
  ({ to, title = 'Something happened', category = 'projects', minutesAgo = 0, data = {} }: Given) =>
  (em: EntityManager): { notification: Notification } => {
    const notification = Notification.inApp(randomUUID(), to.id, {
      template: 'consultation_status',
      category,
      title,
      link: '/dashboard',
      data,
    });
    notification.createdAt = new Date(notification.createdAt.getTime() - minutesAgo * 60_000);
    notification.takeRecordedEvents();
    em.persist(notification);
    return { notification };
  };
