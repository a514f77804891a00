import type { EntityManager } from '@mikro-orm/postgresql';
import { SentNotificationView, type ListSentNotifications } from '@portal/contracts';
import { inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { definitionOf } from '../templates/catalogue/index.js';

const columns = viewColumns('n', SentNotificationView, { template_label: null, recipient_name: null });

/** The sent notifications of all users: never texts, only subject and delivery. */
export function sentNotifications(
  em: EntityManager,
  { recipient_id, broadcast_id, category, channel, status, template, sortOrder }: ListSentNotifications,
) {
  let query = kysely(em)
    .selectFrom('notifications as n')
    .leftJoin('users as u', 'u.id', 'n.recipient_id')
    .where('n.deleted_at', 'is', null)
    .select(columns)
    .select('u.email')
    .select(personName('u').as('recipient_name'));
  if (recipient_id) query = query.where('n.recipient_id', '=', recipient_id);
  if (broadcast_id) query = query.where('n.broadcast_id', '=', broadcast_id);
  if (category) query = query.where('n.category', 'in', category);
  if (channel) query = query.where('n.channel', '=', channel);
  if (status) query = query.where('n.status', 'in', inLiteral(status));
  if (template) query = query.where('n.template', '=', template);
  return query.orderBy('n.created_at', sortOrder).orderBy('n.id', sortOrder);
}

type SentRow = Awaited<ReturnType<ReturnType<typeof sentNotifications>['execute']>>[number];

const shownSent = viewOf(SentNotificationView);

export const toSentView = (row: SentRow): SentNotificationView =>
  shownSent({
    ...row,
    template_label:
      definitionOf(row.template)?.label ?? (row.template === 'ticket_forward' ? 'Forwarded message' : 'Message'),
    recipient_email: row.recipient_email ?? row.email,
    due_at: row.status === 'queued' ? row.due_at : null,
  });
