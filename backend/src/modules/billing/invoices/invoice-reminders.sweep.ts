import { invoiceReminderDays } from '@portal/contracts';
import {
  addDays,
  businessDay,
  dayOf,
  daysBetween,
  today,
} from '../../../infrastructure/database/time/business-time.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** The last of the days around the due day on which an invoice is brought to mind that has passed already. */
export const lastPassedReminder = (dueDate: string, today: string): number | null =>
  invoiceReminderDays.findLast((days) => addDays(dueDate, days) <= today) ?? null;

/** Days past due, negative before. */
export const daysPastDue = (dueDate: string | null, today: string): number => daysBetween(dueDate ?? today, today);

/** The day on which an open invoice is brought to mind next, beside what admins send; null where none is left. */
export function nextReminder(dueDate: string, remindedDays: number | null, today: string): string | null {
  const left = invoiceReminderDays.filter((days) => remindedDays === null || days > remindedDays);
  return left.map((days) => addDays(dueDate, days)).find((on) => on >= today) ?? null;
}

/** What is sent about an invoice at most once a day. */
type DailyEvent = 'invoice.reminder_due' | 'invoice.sent_again';

const wasToday = (id: RawBuilder<unknown>, name: DailyEvent): RawBuilder<boolean> => sql<boolean>`exists (
  select from domain_events as e
  where e.entity_id = ${id} and e.name = ${sql.lit(name)} and ${dayOf('e.occurred_at')} = ${today})`;

/** Whether the customer of the invoice with an id was reminded today, by the product or an admin. */
export const wasRemindedToday = (id: RawBuilder<unknown>): RawBuilder<boolean> => wasToday(id, 'invoice.reminder_due');

/** Whether the invoice with this id has such an event today. */
export async function happenedToday(em: EntityManager, id: string, name: DailyEvent): Promise<boolean> {
  const asked = kysely(em).selectNoFrom(wasToday(sql`${id}::uuid`, name).as('was_today'));
  return (await asked.executeTakeFirstOrThrow()).was_today;
}

/** The invoices of which a reminder is due, with the last of those that are. */
const dueInvoices = (em: EntityManager, today: string) => {
  const passed = sql<{ days: number }>`(
    select max(day) as days from unnest(array[${sql.raw(invoiceReminderDays.join(', '))}]) as day
    where i.due_date + day <= ${today}::date)`;
  return kysely(em)
    .selectFrom('invoices as i')
    .innerJoinLateral(passed.as('d'), (join) => join.onTrue())
    .where('i.status', '=', sql.lit('open'))
    .where('i.deleted_at', 'is', null)
    .where('i.due_date', '<=', sql<string>`${today}::date - ${sql.lit(Math.min(...invoiceReminderDays))}`)
    .where(sql<boolean>`coalesce(d.days > i.reminded_days, d.days is not null)`)
    .select(['i.id', 'd.days']);
};

/** Reminds of unpaid invoices around their due day; of several reminders that are late only the last is sent (decisions, section 6). */
@Injectable()
export class InvoiceReminders extends Sweep {
  readonly name = 'remind-of-invoice';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const due = dueInvoices(em, await businessDay(em));
    return (await due.orderBy('i.due_date').orderBy('i.id').execute()).map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = dueInvoices(inside, await businessDay(inside)).where('i.id', '=', id);
      const reminded = await kysely(inside)
        .updateTable('invoices')
        .from(due.forNoKeyUpdate('i').skipLocked().as('due'))
        .set({ reminded_days: sql.ref('due.days') })
        .whereRef('invoices.id', '=', 'due.id')
        .returning('due.days')
        .executeTakeFirst();
      if (reminded) recordEvent(inside, 'invoice.reminder_due', id, { days: reminded.days });
    });
  }
}
