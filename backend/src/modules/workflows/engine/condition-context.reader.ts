import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessTimeBetween, type Actor, type ClosedDays, type Role } from '@portal/contracts';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { BUSINESS_ZONE, businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import { closedDays } from '../../closed-days/index.js';
import type { EvaluationContext } from './evaluate.js';
import type { ConditionContext } from './condition-context.js';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_ZONE,
  weekday: 'long',
  hour: 'numeric',
  hourCycle: 'h23',
});

const dayNumber = (at: Date): number => Math.round(Date.parse(`${businessDayAt(at)}T00:00:00Z`) / 86_400_000);

/** Reads the surroundings of an event: who caused it, and when in the business's calendar. */
@Injectable()
export class ConditionContextReader {
  constructor(private readonly em: EntityManager) {}

  /** Now, by the database's clock, in the business's calendar. */
  async moment(em: EntityManager = this.em.fork()): Promise<EvaluationContext> {
    return {
      now: await databaseNow(em),
      calendarDays: (from, to) => dayNumber(to) - dayNumber(from),
    };
  }

  closedDays(em: EntityManager = this.em.fork()): Promise<ClosedDays> {
    return closedDays(em);
  }

  /** @param occurredAt when the event happened, by which the business hours are meant */
  time(occurredAt: Date, closed: ClosedDays): ConditionContext['time'] {
    const found = new Map(parts.formatToParts(occurredAt).map(({ type, value }) => [type, value]));
    return {
      is_business_hours: isOpenAt(occurredAt, closed),
      weekday: (found.get('weekday') ?? '').toLowerCase(),
      hour: Number(found.get('hour') ?? 0),
    };
  }

  /** The roles of those who caused events. */
  async roles(ids: readonly string[], em: EntityManager = this.em.fork()): Promise<ReadonlyMap<string, Role>> {
    if (ids.length === 0) return new Map();
    const rows = await em.execute<{ id: string; role: Role }[]>(
      `select id, role from users where id = any(?::uuid[])`,
      [`{${[...new Set(ids)].join(',')}}`],
    );
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  actor(kind: Actor['kind'], id: string | null, roles: ReadonlyMap<string, Role>): ConditionContext['actor'] {
    return { kind, id, role: id === null ? null : (roles.get(id) ?? null) };
  }
}

const isOpenAt = (at: Date, closed: ClosedDays): boolean =>
  businessTimeBetween(at, new Date(at.getTime() + 1_000), closed) > 0;
