import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

/** Deleted projects go for good after 30 days, as soon as the domains inside them have purged theirs (decisions, section 4). */
@Injectable()
export class ProjectsPurge {
  @Nightly('purge-projects')
  async purge(em: EntityManager): Promise<number> {
    const old = `select p.id from projects as p where ${isLongDeleted('p')}
      and not exists (select 1 from milestones as m where m.project_id = p.id)
      and not exists (select 1 from tickets as t where t.project_id = p.id)
      and not exists (select 1 from activity_logs as l where l.project_id = p.id)
      and not exists (select 1 from billing_schedules as s where s.project_id = p.id)
      and not exists (select 1 from invoices as i where i.project_id = p.id)`;
    const members = [
      `select m.id from project_members as m where ${isLongDeleted('m')}`,
      `select m.id from projects as p join project_members as m on m.project_id = p.id where ${isLongDeleted('p')}`,
    ];
    return (await purgeRows(em, 'project_members', ...members)) + (await purgeRows(em, 'projects', old));
  }
}
