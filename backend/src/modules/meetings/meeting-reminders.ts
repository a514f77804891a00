import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordEvent } from '../../infrastructure/events/index.js';
import { idsOf } from '../../infrastructure/database/read-kit.js';
import { Sweep } from '../../infrastructure/schedule/index.js';

const HOUR = `reminded_hour_at is null and starts_at <= now() + interval '1 hour'`;
const DAY = `reminded_day_at is null and starts_at <= now() + interval '24 hours' and starts_at > now() + interval '1 hour'`;
const DUE = `deleted_at is null and status = 'confirmed' and starts_at > now()
  and starts_at <= now() + interval '24 hours' and (${DAY} or ${HOUR})`;

/**
 * Reminds of a confirmed meeting a day and an hour before, by the database's clock. A reminder so late that the next is
 * due as well is not sent (decisions, section 4).
 */
@Injectable()
export class MeetingReminders extends Sweep {
  readonly name = 'remind-of-meeting';
  readonly every = 5_000;

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from consultation_meetings where ${DUE} order by starts_at, id`);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const [due] = await inside.execute<{ consultation_id: string; hours: number }[]>(
        `update consultation_meetings as m
         set reminded_day_at = coalesce(m.reminded_day_at, now()),
           reminded_hour_at = case when due.hours = 1 then now() else m.reminded_hour_at end
         from (select id, case when ${HOUR} then 1 else 24 end as hours
               from consultation_meetings where id = ? and ${DUE} for update skip locked) as due
         where m.id = due.id returning m.consultation_id, due.hours`,
        [id],
      );
      if (!due) return;
      const { consultation_id, hours } = due;
      recordEvent(inside, 'meeting.reminder_due', id, { consultation_id, hours_before: hours === 1 ? 1 : 24 });
    });
  }
}
