import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '../../infrastructure/database/business-time.js';
import { ScheduleEntry } from './schedule-entry.entity.js';

const AT_ONCE = 50;

/** Makes pending entries ready whose day has come (decisions, section 4). */
@Injectable()
export class ScheduleTriggers {
  constructor(private readonly em: EntityManager) {}

  /** Takes those that are due, each once, whoever else looks; answers how many. */
  makeReady(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string }[]>(
        `select s.id from billing_schedules as s
         where s.status = 'pending' and s.deleted_at is null and s.trigger_on <= ?::date
           and not exists (select 1 from projects where id = s.project_id and deleted_at is not null)
           and not exists (select 1 from customer_deals where id = s.deal_id and deleted_at is not null)
         order by s.trigger_on, s.id limit ${AT_ONCE} for update skip locked`,
        [await businessDay(em)],
      );
      if (due.length === 0) return 0;
      const entries = await em.find(
        ScheduleEntry,
        { id: { $in: due.map(({ id }) => id) } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      for (const entry of entries) entry.follow('ready');
      return entries.length;
    });
  }
}
