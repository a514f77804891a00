import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type Actor,
  type ClosedDays,
  type ClosedDayView,
  type CreateClosedDay,
  type Deleted,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { federalHolidayNames, isFederalHoliday } from './federal-holidays.js';
import { ClosedDay } from './closed-day.entity.js';

/** Years before and after this one whose federal holidays are listed: no clock of a ticket reaches further. */
const YEARS = [-1, 0, 1, 2];

/** Says on which further days the business is closed; the clocks of open tickets follow. */
@Injectable()
export class ClosedDaysService {
  constructor(private readonly em: EntityManager) {}

  /** Federal holidays and the days that admins added, in order. */
  async list(actor: Actor): Promise<ClosedDayView[]> {
    authorizeRole(actor, 'closed_day.list');
    const added = await addedDays(this.em);
    const taken = new Set(added.map(({ day }) => day));
    const federal = federalDays().filter(({ day }) => !taken.has(day));
    return [...federal, ...added].sort((one, other) => one.day.localeCompare(other.day));
  }

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

/** The days on which the business is closed besides weekends, as the clocks of tickets take them. */
export async function closedDays(em: EntityManager): Promise<ClosedDays> {
  return new Set([...federalDays(), ...(await addedDays(em))].map(({ day }) => day));
}

const addedDays = (em: EntityManager): Promise<ClosedDayView[]> =>
  kysely(em)
    .selectFrom('closed_days as c')
    .where('c.deleted_at', 'is', null)
    .select(['c.id', 'c.day', 'c.name'])
    .orderBy('c.day')
    .execute();

function federalDays(): ClosedDayView[] {
  const year = new Date().getUTCFullYear();
  return YEARS.flatMap((by) => [...federalHolidayNames(year + by)].map(([day, name]) => ({ id: null, day, name })));
}
