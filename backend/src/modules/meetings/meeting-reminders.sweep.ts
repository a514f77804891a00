import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { recordEvent } from '../../infrastructure/events/index.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { Sweep } from '../../infrastructure/schedule/index.js';

const inAnHour = sql<boolean>`reminded_hour_at is null and starts_at <= now() + interval '1 hour'`;
const inADay = sql<boolean>`reminded_day_at is null and starts_at > now() + interval '1 hour'`;

const dueMeetings = (em: EntityManager) =>
  kysely(em)
    .selectFrom('consultation_meetings')
    .select(['id', sql<1 | 24>`case when ${inAnHour} then 1 else 24 end`.as('hours')])
    .where('status', '=', sql.lit('confirmed'))
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', sql<string>`now()`)
    .where('starts_at', '<=', sql<string>`now() + interval '24 hours'`)
    .where(sql<boolean>`(${inADay} or ${inAnHour})`);

/**
 * Reminds of a confirmed meeting a day and an hour before, by the database's clock. A reminder so late that the next is
 * due as well is not sent (decisions, section 4).
 */
@Injectable()
export class MeetingReminders extends Sweep {
  readonly name = 'remind-of-meeting';
  readonly every = 5_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return (await dueMeetings(em).orderBy('starts_at').orderBy('id').execute()).map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = await kysely(inside)
        .updateTable('consultation_meetings as m')
        .from(dueMeetings(inside).where('id', '=', id).forUpdate().skipLocked().as('due'))
        .set({
          reminded_day_at: sql`coalesce(m.reminded_day_at, now())`,
          reminded_hour_at: sql`case when due.hours = 1 then now() else m.reminded_hour_at end`,
        })
        .whereRef('m.id', '=', 'due.id')
        .returning(['m.consultation_id', 'due.hours as hours_before'])
        .executeTakeFirst();
      if (due) recordEvent(inside, 'meeting.reminder_due', id, due);
    });
  }
}
