import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  scheduleEntryStatuses,
  type Actor,
  type ListScheduleEntries,
  type Page,
  type ScheduleEntryView,
} from '@portal/contracts';
import { sql } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import { visibleEntryRows } from './schedule-entry.query.js';
import { entryViewFor } from './schedule-entry.view.js';

/** States sort by their order in the contract, amounts by their cents; else by the column itself. */
const order: Partial<Record<ListScheduleEntries['sortBy'], ReturnType<typeof sql>>> = {
  status: sql`array_position(array[${sql.join(scheduleEntryStatuses.map((value) => sql.lit(value)))}]::text[], s.status)`,
  amount: sql`s.amount_cents`,
  title: sql`lower(s.title)`,
};

/** Reads what is to be billed straight to its views. */
@Injectable()
export class SchedulesReader {
  constructor(private readonly em: EntityManager) {}

  /** The entries the actor may see, filtered, sorted and paged (specification, section 7). */
  list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListScheduleEntries,
  ): Promise<Page<ScheduleEntryView>> {
    const rows = visibleEntryRows(this.em, actor, filters)
      .orderBy(order[sortBy] ?? sql.ref(`s.${sortBy}`), (direction) =>
        sortBy === 'trigger_on' ? direction[sortOrder]().nullsLast() : direction[sortOrder](),
      )
      .orderBy('s.id', sortOrder);
    return paginate(rows, { page, limit }, entryViewFor(actor));
  }

  /** One entry. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<ScheduleEntryView> {
    const row = await visibleEntryRows(this.em, actor).where('s.id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not_found');
    return entryViewFor(actor)(row);
  }
}
