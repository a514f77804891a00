import { invoiceReminderDays } from '@portal/contracts';
import { addDays, businessDay } from '../../../infrastructure/database/time/business-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { firstValue } from '../../../infrastructure/database/read-kit.js';

/** The last of the days around the due day on which an invoice is brought to mind that has passed already. */
export const lastPassedReminder = (dueDate: string, today: string): number | null =>
  invoiceReminderDays.findLast((days) => addDays(dueDate, days) <= today) ?? null;

/** The invoices of which a reminder is due, with the last of those that are. */
const DUE = `
  select i.id, d.days from invoices as i
  cross join lateral (
    select max(day) as days from unnest(array[${invoiceReminderDays.join(', ')}]) as day where i.due_date + day <= ?::date
  ) as d
  where i.status = 'open' and i.deleted_at is null and i.due_date <= ?::date - ${Math.min(...invoiceReminderDays)}
    and coalesce(d.days > i.reminded_days, d.days is not null)`;

/** The parameters of `DUE`, which uses the day twice. */
const today = async (em: EntityManager): Promise<[string, string]> => {
  const day = await businessDay(em);
  return [day, day];
};

/** Reminds of unpaid invoices around their due day; of several reminders that are late only the last is sent (decisions, section 6). */
@Injectable()
export class InvoiceReminders extends Sweep {
  readonly name = 'remind-of-invoice';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `${DUE} order by i.due_date, i.id`, await today(em));
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const days = await firstValue<number>(
        inside,
        `update invoices set reminded_days = due.days
         from (${DUE} and i.id = ? for no key update of i skip locked) as due
         where invoices.id = due.id returning due.days`,
        [...(await today(inside)), id],
      );
      if (days !== undefined) recordEvent(inside, 'invoice.reminder_due', id, { days });
    });
  }
}
