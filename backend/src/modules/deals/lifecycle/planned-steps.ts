import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { Deal } from '../deal.entity.js';
import { exists } from '../../../infrastructure/database/read-kit.js';

const DUE = `deleted_at is null and current_status in ('active', 'paused')
  and least(pause_at, resumes_at, cancel_at) <= ?::date`;

/** Takes planned pauses, resumptions and ends on their days, as the system (decisions, section 4). */
@Injectable()
export class PlannedSteps extends Sweep {
  readonly name = 'take-planned-step';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from customer_deals where ${DUE} order by least(pause_at, resumes_at, cancel_at), id`, [
      await businessDay(em),
    ]);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const today = await businessDay(inside);
      const isDue = await exists(
        inside,
        `select 1 from customer_deals where id = ? and ${DUE} for update skip locked`,
        [id, today],
      );
      if (isDue) (await lockForUpdate(inside, Deal, { id })).takeDueSteps(today);
    });
  }
}
