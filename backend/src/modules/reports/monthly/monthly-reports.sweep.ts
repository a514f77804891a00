import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { businessDay, startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { readMonthlyFigures } from './monthly-figures.js';
import { MonthlyReport } from './monthly-report.entity.js';
import { monthlySentences } from './monthly-sentences.js';
import { firstDayOf, lastDayOf, monthBeforeDay } from './months.js';

/**
 * The companies that want a report of a month: they were there in it, have a customer who can sign in, and a deal or
 * project that is active, or a ticket of that month.
 */
const dueCompanies = (month: string) => {
  const [begins, ends] = [startOfDay(firstDayOf(month)), startOfDay(lastDayOf(month), 1)];
  return sql<{ id: string }>`
    select c.id from companies as c
    where c.deleted_at is null and c.created_at < ${ends}
      and not exists (select from monthly_reports as m where m.company_id = c.id and m.month = ${firstDayOf(month)})
      and exists (
        select from users as u
        where u.company_id = c.id and u.role = 'customer' and u.status <> 'suspended' and u.deleted_at is null)
      and exists (
        select from users as u where u.company_id = c.id and (
          exists (select from customer_deals as d
            where d.customer_id = u.id and d.current_status = 'active' and d.deleted_at is null)
          or exists (select from projects as p where p.customer_id = u.id and p.status = 'active' and p.deleted_at is null)
          or exists (select from tickets as t where t.requester_id = u.id and t.kind = 'support' and t.deleted_at is null
            and t.created_at >= ${begins} and t.created_at < ${ends})))`;
};

/**
 * Makes the drafts of the month that is over: one for each company and month, whichever worker does it and however often
 * it is tried. From the first of the month on, so that a worker that was away makes up for it.
 */
@Injectable()
export class MonthlyReportsSweep extends Sweep {
  readonly name = 'make-monthly-report';
  readonly every = 60_000;

  async findDue(em: EntityManager): Promise<string[]> {
    const month = monthBeforeDay(await businessDay(em));
    const { rows } = await dueCompanies(month).execute(em.getKysely());
    return rows.map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const month = monthBeforeDay(await businessDay(inside));
      // another worker has the company: it makes the report, or the next sweep does
      const { rows } = await sql<{ id: string }>`
        ${dueCompanies(month)} and c.id = ${id}::uuid for no key update of c skip locked`.execute(inside.getKysely());
      if (rows.length === 0) return;
      await inside.persist(await makeMonthlyReport(inside, id, month)).flush();
    });
  }
}

/**
 * The draft of a company's month, which is to be persisted.
 * @param countedOn the day that its open items are said to be of; today, unless it is made later
 */
export async function makeMonthlyReport(
  em: EntityManager,
  companyId: string,
  month: string,
  countedOn?: string,
): Promise<MonthlyReport> {
  const counted = await readMonthlyFigures(em, companyId, month);
  const figures = { ...counted, counted_on: countedOn ?? counted.counted_on };
  return MonthlyReport.create({ companyId, month, figures, texts: monthlySentences(month, figures) });
}
