import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  sentNotificationView,
  type ListSentNotifications,
  type Page,
  type SentNotificationView,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { inLiteral, kysely, personName, viewColumns } from '../../../infrastructure/database/read-kit.js';
import { instantOf, withInstants } from '../../../infrastructure/database/views.js';
import { definitionOf } from '../templates/catalogue/index.js';

const columns = viewColumns('n', sentNotificationView, { template_label: null, recipient_name: null });

const selectSent = (em: EntityManager) =>
  kysely(em)
    .selectFrom('notifications as n')
    .leftJoin('users as u', 'u.id', 'n.recipient_id')
    .where('n.deleted_at', 'is', null)
    .select(columns)
    .select('u.email')
    .select(personName('u').as('recipient_name'));

type SentRow = Awaited<ReturnType<ReturnType<typeof selectSent>['execute']>>[number];

/** Reads the sent notifications of all users, for admins: never texts, only subject and delivery. */
@Injectable()
export class SentNotificationsReader {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  list(
    actor: UserActor,
    { page, limit, sortOrder, ...filter }: ListSentNotifications,
  ): Promise<Page<SentNotificationView>> {
    authorizeRole(actor, 'notification.list_all');
    const { recipient_id, broadcast_id, category, channel, status, template } = filter;
    let query = selectSent(this.em);
    if (recipient_id) query = query.where('n.recipient_id', '=', recipient_id);
    if (broadcast_id) query = query.where('n.broadcast_id', '=', broadcast_id);
    if (category) query = query.where('n.category', 'in', category);
    if (channel) query = query.where('n.channel', '=', channel);
    if (status) query = query.where('n.status', 'in', inLiteral(status));
    if (template) query = query.where('n.template', '=', template);
    return paginate(query.orderBy('n.created_at', sortOrder).orderBy('n.id', sortOrder), { page, limit }, toView);
  }
}

const toView = ({ email, ...row }: SentRow): SentNotificationView => ({
  ...withInstants(row, 'sent_at', 'read_at', 'created_at'),
  template_label: definitionOf(row.template)?.label ?? 'Message',
  recipient_email: row.recipient_email ?? email,
  due_at: row.status === 'queued' ? instantOf(row.due_at) : null,
});
