import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const isOld = (row: string): string => `${row}.deleted_at < now() - interval '30 days'`;

/** Deleted tasks, and those of deleted projects, go for good after 30 days, as soon as their comments have (decisions, section 4). */
@Injectable()
export class TasksPurge {
  @Nightly('purge-tasks')
  purge(em: EntityManager): Promise<number> {
    const old = `select t.id from tickets as t left join projects as p on p.id = t.project_id
      where (${isOld('t')} or ${isOld('p')}) and not exists (select 1 from task_comments as c where c.task_id = t.id)`;
    return purgeRows(em, 'tickets', old);
  }
}
