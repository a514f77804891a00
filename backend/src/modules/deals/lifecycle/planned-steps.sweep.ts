import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DealStatus } from '@portal/contracts';
import { sql } from 'kysely';
import { businessDay } from '../../../infrastructure/database/time/business-time.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { inLiteral, kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { Deal } from '../deal.entity.js';

/** The first planned step of a deal; written as in its index. */
const nextStep = sql<string>`least(pause_at, resumes_at, cancel_at)`;

/** Deals with a step planned for this day at the latest. */
const dueDeals = (em: EntityManager, day: string) =>
  kysely(em)
    .selectFrom('customer_deals')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('current_status', 'in', inLiteral<DealStatus>(['active', 'paused']))
    .where(nextStep, '<=', day);

/** Takes planned pauses, resumptions and ends on their days, as the system (decisions, section 4). */
@Injectable()
export class PlannedSteps extends Sweep {
  readonly name = 'take-planned-step';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const today = await businessDay(em);
    const due = await dueDeals(em, today).orderBy(nextStep).orderBy('id').execute();
    return due.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const today = await businessDay(inside);
      const held = await dueDeals(inside, today).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (held) (await lockForUpdate(inside, Deal, { id })).takeDueSteps(today);
    });
  }
}
