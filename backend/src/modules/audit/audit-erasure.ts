import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowsOf, Sweep } from '../../infrastructure/schedule/index.js';

/** Entries about the profile of a user who was forgotten, or made by that user's browser, once they are chained. */
const about = (user: string): string => `e.erased_at is null and e.position is not null and (
  (e.record_id = ${user} and e.entity in ('user', 'notification_preference', 'quiet_hours'))
  or (e.parent_id = ${user} and e.entity in ('session', 'mail_suppression')))`;

/**
 * When a person is forgotten, so is what the audit kept of the profile: names, addresses, where sign-ins came from. That
 * something changed, when and by whom stays, and the chain with it, which holds a hash of what was erased.
 */
@Injectable()
export class AuditErasure extends Sweep {
  readonly name = 'erase-audit';
  readonly every = 3_600_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const rows = await em.execute<{ id: string }[]>(
      `select u.id from users as u where u.email like 'purged-%@purged.invalid'
         and exists (select from audit_entries as e where ${about('u.id')})
       order by u.deleted_at, u.id`,
    );
    return rows.map(({ id }) => id);
  }

  async handle(em: EntityManager, id: string): Promise<void> {
    await rowsOf(
      em,
      `update audit_entries as e set erased_at = now(), title = '', before = null, after = null, actor_ip = null
       from (select ?::uuid as id) as u where ${about('u.id')}`,
      [id],
    );
  }
}
