import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invoiceReminderDays } from '@portal/contracts';
import { businessDay } from '../../infrastructure/database/business-time.js';
import { recordEvent } from '../../infrastructure/events/index.js';

const AT_ONCE = 100;
const DAYS = `array[${invoiceReminderDays.join(', ')}]`;

/** Says around the due day of an unpaid invoice that it is to be paid (decisions, section 6). */
@Injectable()
export class InvoiceReminders {
  constructor(private readonly em: EntityManager) {}

  /**
   * Claims the reminders that are due, each once, whoever else looks; answers how many. Of several that are late only the
   * last is said.
   */
  remind(): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const today = await businessDay(em);
      const due = await em.execute<{ id: string; days: number }[]>(
        `update invoices set reminded_days = due.days
         from (
           select i.id, d.days from invoices as i
           cross join lateral (select max(day) as days from unnest(${DAYS}) as day where i.due_date + day <= ?::date) as d
           where i.status = 'open' and i.deleted_at is null and coalesce(d.days > i.reminded_days, d.days is not null)
           order by i.due_date, i.id limit ${AT_ONCE} for no key update of i skip locked
         ) as due
         where invoices.id = due.id returning invoices.id, due.days`,
        [today],
      );
      for (const { id, days } of due) recordEvent(em, 'invoice.reminder_due', id, { days });
      return due.length;
    });
  }
}
