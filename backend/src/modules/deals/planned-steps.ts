import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { businessDay } from '../../infrastructure/database/business-time.js';
import { Deal } from './deal.entity.js';

const AT_ONCE = 50;

/** Takes planned pauses, resumptions and ends on their days, as the product itself (decisions, section 4). */
@Injectable()
export class PlannedSteps {
  constructor(private readonly em: EntityManager) {}

  /** Takes those whose day has come, each deal once, whoever else looks; answers how many deals there were. */
  takeDue(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const today = await businessDay(em);
      const due = await em.execute<{ id: string }[]>(
        `select id from customer_deals
         where deleted_at is null and current_status in ('active', 'paused')
           and least(pause_at, resumes_at, cancel_at) <= ?::date
         order by least(pause_at, resumes_at, cancel_at), id limit ${AT_ONCE} for update skip locked`,
        [today],
      );
      if (due.length === 0) return 0;
      const deals = await em.find(
        Deal,
        { id: { $in: due.map(({ id }) => id) } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      for (const deal of deals) deal.takeDueSteps(today);
      return deals.length;
    });
  }
}
