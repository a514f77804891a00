import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const old = `select m.id from milestones as m join projects as p on p.id = m.project_id
  where m.deleted_at < now() - interval '30 days' or p.deleted_at < now() - interval '30 days'`;

/** Deleted milestones, and those of deleted projects, go for good after 30 days; their tasks forget them (decisions, section 4). */
@Injectable()
export class MilestonesPurge {
  @Nightly('purge-milestones')
  async purge(em: EntityManager): Promise<number> {
    await em.execute(`update tickets set milestone_id = null where milestone_id in (${old})`);
    return purgeRows(em, 'milestones', old);
  }
}
