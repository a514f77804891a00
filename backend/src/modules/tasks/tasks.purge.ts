import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const hasNoComments = 'not exists (select 1 from task_comments as c where c.task_id = t.id)';

/** Deleted tasks, and those of deleted projects, go for good after 30 days, as soon as their comments have (decisions, section 4). */
@Injectable()
export class TasksPurge {
  @Nightly('purge-tasks')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'tickets',
      `select t.id from tickets as t where t.kind = 'task' and ${isLongDeleted('t')} and ${hasNoComments}`,
      `select t.id from projects as p join tickets as t on t.project_id = p.id where t.kind = 'task' and ${isLongDeleted('p')} and ${hasNoComments}`,
    );
  }
}
