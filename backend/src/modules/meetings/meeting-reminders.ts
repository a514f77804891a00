import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordEvent } from '../../infrastructure/events/index.js';

const AT_ONCE = 100;

const reminders = [
  { hours: 24, column: 'reminded_day_at' },
  { hours: 1, column: 'reminded_hour_at' },
] as const;

/** Says a day and an hour before a confirmed meeting that it comes; the clock is the database's. */
@Injectable()
export class MeetingReminders {
  constructor(private readonly em: EntityManager) {}

  /**
   * Claims the reminders that are due, each once, whoever else looks; answers how many. One that is late by so much that the
   * next is due as well is not said any more.
   */
  async remind(): Promise<number> {
    let said = 0;
    for (const { hours, column } of reminders) said += await this.claim(hours, column);
    return said;
  }

  private claim(hours: 24 | 1, column: (typeof reminders)[number]['column']): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string; consultation_id: string; is_late: boolean }[]>(
        `update consultation_meetings set ${column} = now()
         where id in (
           select id from consultation_meetings
           where deleted_at is null and status = 'confirmed' and ${column} is null
             and starts_at > now() and starts_at <= now() + interval '${hours} hours'
           order by starts_at limit ${AT_ONCE} for update skip locked
         )
         returning id, consultation_id, starts_at <= now() + interval '${hours === 24 ? 1 : 0} hours' as is_late`,
      );
      for (const { id, consultation_id, is_late } of due) {
        if (!is_late) recordEvent(em, 'meeting.reminder_due', id, { consultation_id, hours_before: hours });
      }
      return due.length;
    });
  }
}
