import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  scheduleEntryStatuses,
  type Actor,
  type ListScheduleEntries,
  type PageWithTotals,
  type ScheduleEntryTotals,
  type ScheduleEntryView,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { inDollars, sumOf } from '../../../infrastructure/database/money.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { visibleEntries, visibleEntryRows, entryViewFor } from './schedule-entries.queries.js';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../../infrastructure/errors/or-not-found.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order: Partial<Record<ListScheduleEntries['sortBy'], ReturnType<typeof sql>>> = {
  status: enumOrder(scheduleEntryStatuses, 's.status'),
  amount: sql`s.amount_cents`,
  title: sql`lower(s.title)`,
};

/** Reads what is to be billed straight to its views. */
@Injectable()
export class SchedulesReader {
  constructor(private readonly em: EntityManager) {}

  /** The entries the actor may see, filtered, sorted and paged, with the sums of all pages (specification, section 7). */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListScheduleEntries,
  ): Promise<PageWithTotals<ScheduleEntryView, ScheduleEntryTotals>> {
    authorizeRole(actor, 'billing_schedule.list');
    const rows = visibleEntryRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`s.${sortBy}`), (direction) =>
        sortBy === 'trigger_on' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('s.id', sortOrder);
    const found = await paginate(rows, { page, limit }, entryViewFor(actor));
    const sums = await visibleEntries(this.em, actor, filters)
      .select([
        sumOf('s.amount_cents').as('amount'),
        sumOf('s.discount_cents').as('discount'),
        sql<string>`coalesce(sum(s.amount_cents - s.discount_cents), 0)`.as('to_bill'),
      ])
      .executeTakeFirstOrThrow();
    return { ...found, totals: inDollars(sums) };
  }

  /** One entry. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<ScheduleEntryView> {
    const row = orNotFound(await visibleEntryRows(this.em, actor).where('s.id', '=', id).executeTakeFirst());
    return entryViewFor(actor)(row);
  }
}
