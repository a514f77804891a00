import type { NotificationView } from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import { selectColumns } from '../../../infrastructure/database/read-kit.js';

/** The columns of a notification. */
export const notificationColumns = selectColumns([
  'n.id',
  'n.category',
  'n.channel',
  'n.title',
  'n.body',
  'n.link',
  'n.status',
  'n.reason',
  'n.changes',
  'n.read_at',
  'n.archived_at',
  'n.created_at',
]);

/** A notification as its recipient sees it. */
export const toNotificationView = (row: NotificationView) => ({
  id: row.id,
  category: row.category,
  channel: row.channel,
  title: row.title,
  body: row.body,
  link: row.link,
  status: row.status,
  reason: row.reason,
  changes: row.changes,
  read_at: row.read_at && instantOf(row.read_at),
  archived_at: row.archived_at && instantOf(row.archived_at),
  created_at: instantOf(row.created_at),
});
