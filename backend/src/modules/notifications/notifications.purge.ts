import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent } from '../../infrastructure/events/index.js';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const YEAR = `now() - interval '1 year'`;
const read = `select id from notifications where read_at < ${YEAR}`;
const archived = `select id from notifications where archived_at < ${YEAR}`;
const mails = `select id from notifications where channel = 'email' and status <> 'queued' and created_at < ${YEAR}`;

const pushes = `select id from notifications where channel = 'push' and status <> 'queued' and created_at < ${YEAR}`;

/** What a person has read or archived, and mails, go after a year; all of it goes with the person (decisions, section 4). */
@Injectable()
export class NotificationsPurge {
  @Nightly('purge-notifications')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'notifications', read, archived, mails, pushes);
  }

  @OnDomainEvent('user.purged')
  async forget({ event, em }: EventContext<'user.purged'>): Promise<void> {
    await em.execute('delete from notifications where recipient_id = ?', [event.entity_id], 'run');
    await em.execute('delete from notification_preferences where user_id = ?', [event.entity_id], 'run');
    await em.execute('delete from push_subscriptions where user_id = ?', [event.entity_id], 'run');
    await em.execute('delete from notification_quiet_hours where user_id = ?', [event.entity_id], 'run');
  }
}
