import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows, rowsOf } from '../../infrastructure/schedule/index.js';

/** Deleted tickets go for good after 30 days, as soon as their threads have; a deleted project leaves its tickets. */
@Injectable()
export class TicketsPurge {
  @Nightly('purge-support-tickets')
  async purge(em: EntityManager): Promise<number> {
    await rowsOf(
      em,
      `update tickets set project_id = null where kind = 'support'
         and project_id in (select p.id from projects as p where ${isLongDeleted('p')})`,
    );
    return purgeRows(
      em,
      'tickets',
      `select t.id from tickets as t where t.kind = 'support' and ${isLongDeleted('t')}
         and not exists (select 1 from task_comments as c where c.task_id = t.id)`,
    );
  }
}
