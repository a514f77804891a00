import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, ClosedDays, ClosedDayView } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { federalHolidayNames } from './federal-holidays.js';

/** Years before and after this one whose federal holidays are listed: no clock of a ticket reaches further. */
const YEARS = [-1, 0, 1, 2];

/** Reads on which days the business is closed besides weekends. */
@Injectable()
export class ClosedDaysReader {
  constructor(private readonly em: EntityManager) {}

  /** Federal holidays and the days that admins added, in order. */
  async list(actor: Actor): Promise<ClosedDayView[]> {
    authorizeRole(actor, 'closed_day.list');
    const added = await addedDays(this.em);
    const taken = new Set(added.map(({ day }) => day));
    const federal = federalDays().filter(({ day }) => !taken.has(day));
    return [...federal, ...added].sort((one, other) => one.day.localeCompare(other.day));
  }

  /** The same as the set that the clocks of tickets take. */
  days(em: EntityManager): Promise<ClosedDays> {
    return closedDays(em);
  }
}

/** The days on which the business is closed besides weekends. */
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
