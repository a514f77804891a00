import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type ClosedDayView, type CreateClosedDay, type Deleted } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { isFederalHoliday } from './federal-holidays.js';
import { ClosedDay } from './closed-day.entity.js';

/** Says on which further days the business is closed; the clocks of open tickets follow. */
@Injectable()
export class ClosedDaysService {
  constructor(private readonly em: EntityManager) {}

  /** @throws DomainError `duplicate` for a day that is closed already */
  create(actor: Actor, input: CreateClosedDay): Promise<ClosedDayView> {
    authorizeRole(actor, 'closed_day.create');
    return this.em.transactional(async (em) => {
      const isAdded = (await em.count(ClosedDay, { day: input.day, deletedAt: null })) > 0;
      if (isAdded || isFederalHoliday(input.day)) throw new DomainError('duplicate');
      const closed = ClosedDay.add(input);
      await em.persist(closed).flush();
      return { id: closed.id, ...input };
    });
  }

  /** @throws DomainError `not_found`; a federal holiday has no id and stays */
  remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'closed_day.delete');
    return this.em.transactional(async (em) => {
      const closed = await lockForUpdate(em, ClosedDay, { id, deletedAt: null });
      closed.remove();
      return { id };
    });
  }
}
