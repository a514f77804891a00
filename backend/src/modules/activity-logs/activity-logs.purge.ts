import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** What happened in a project is forgotten with it (decisions, section 4). */
@Injectable()
export class ActivityLogsPurge {
  @Nightly('purge-activity-logs')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'activity_logs',
      `select l.id from projects as p join activity_logs as l on l.project_id = p.id where ${isLongDeleted('p')}`,
    );
  }
}
