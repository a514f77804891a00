import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { ScheduleEntry } from './schedule-entry.entity.js';
import { exists } from '../../../infrastructure/database/read-kit.js';

const DUE = `
  select s.id from billing_schedules as s
  where s.status = 'pending' and s.deleted_at is null and s.trigger_on <= ?::date
    and not exists (select 1 from projects where id = s.project_id and deleted_at is not null)
    and not exists (select 1 from customer_deals where id = s.deal_id and deleted_at is not null)`;

/** Makes pending entries ready whose day has come (decisions, section 4). */
@Injectable()
export class ScheduleTriggers extends Sweep {
  readonly name = 'make-entry-ready';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `${DUE} order by s.trigger_on, s.id`, [await businessDay(em)]);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const isDue = await exists(inside, `${DUE} and s.id = ? for update skip locked`, [await businessDay(inside), id]);
      if (isDue) (await lockForUpdate(inside, ScheduleEntry, { id })).setStatus('ready');
    });
  }
}
