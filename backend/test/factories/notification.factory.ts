import { randomUUID } from 'node:crypto';
import type { NotificationCategory } from '@portal/contracts';
import { ago } from '@portal/testing/clock';
import { Notification } from '../../src/modules/notifications/index.js';
import { factoryOf } from './factory-of.js';

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

/** An in-app notification. */
export const aNotification = factoryOf(
  'notification',
  ({
    to,
    title = 'Something happened',
    body = '',
    isUnwanted,
    category = 'projects',
    minutesAgo = 0,
    data = {},
  }: Given) => {
    const message = { template: 'consultation_status' as const, category, title, body, link: '/dashboard', data };
    const notification = isUnwanted
      ? Notification.unwantedMail(randomUUID(), { id: to.id, email: to.email ?? '' }, message)
      : Notification.inApp(randomUUID(), to.id, message);
    notification.createdAt = ago({ minutes: minutesAgo }, notification.createdAt);
    return notification;
  },
);
