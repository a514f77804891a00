import type { NotificationView } from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/instant.js';
import { picked } from '../../../infrastructure/database/read-kit.js';

/** The columns of a line behind the bell. */
export const notificationColumns = picked(['n.id', 'n.category', 'n.title', 'n.link', 'n.read_at', 'n.created_at']);

/** A line behind the bell as its person sees it. */
export const toNotificationView = ({ id, category, title, link, read_at, created_at }: NotificationView) => ({
  id,
  category,
  title,
  link,
  read_at: read_at && instantOf(read_at),
  created_at: instantOf(created_at),
});
