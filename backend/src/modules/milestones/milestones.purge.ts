import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows, rowsOf } from '../../infrastructure/schedule/index.js';

const reasons = [
  `select m.id from milestones as m where ${isLongDeleted('m')}`,
  `select m.id from projects as p join milestones as m on m.project_id = p.id where ${isLongDeleted('p')}`,
];

/** Deleted milestones, and those of deleted projects, go for good after 30 days; their tasks forget them (decisions, section 4). */
@Injectable()
export class MilestonesPurge {
  @Nightly('purge-milestones')
  async purge(em: EntityManager): Promise<number> {
    for (const old of reasons)
      await rowsOf(em, `update tickets set milestone_id = null where milestone_id in (${old})`);
    return purgeRows(em, 'milestones', ...reasons);
  }
}
