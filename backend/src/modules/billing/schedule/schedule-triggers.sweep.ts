import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

const dueEntries = (em: EntityManager, today: string) =>
  kysely(em)
    .selectFrom('billing_schedules as s')
    .select('s.id')
    .where('s.status', '=', sql.lit('pending'))
    .where('s.deleted_at', 'is', null)
    .where('s.trigger_on', '<=', today)
    .where(sql<boolean>`not exists (select from projects where id = s.project_id and deleted_at is not null)`)
    .where(sql<boolean>`not exists (select from customer_deals where id = s.deal_id and deleted_at is not null)`);

/** Makes pending entries ready whose day has come (decisions, section 4). */
@Injectable()
export class ScheduleTriggers extends Sweep {
  readonly name = 'make-entry-ready';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const due = dueEntries(em, await businessDay(em));
    const rows = await due.orderBy('s.trigger_on').orderBy('s.id').execute();
    return rows.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = dueEntries(inside, await businessDay(inside)).where('s.id', '=', id);
      const isDue = await due.forUpdate().skipLocked().executeTakeFirst();
      if (isDue) (await lockForUpdate(inside, ScheduleEntry, { id })).setStatus('ready');
    });
  }
}
