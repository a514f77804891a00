import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const YEAR = `now() - interval '1 year'`;
const read = `select id from notifications where read_at < ${YEAR}`;
const archived = `select id from notifications where archived_at < ${YEAR}`;
const mails = `select id from notifications where channel = 'email' and status <> 'queued' and created_at < ${YEAR}`;

const pushes = `select id from notifications where channel = 'push' and status <> 'queued' and created_at < ${YEAR}`;

/** What a person has read or archived, and mails, go after a year (decisions, section 4). */
@Injectable()
export class NotificationsPurge {
  @Nightly('purge-notifications')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'notifications', read, archived, mails, pushes);
  }
}
