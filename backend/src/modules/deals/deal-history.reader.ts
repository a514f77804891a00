import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealHistoryEvents,
  type Actor,
  type DealHistoryEntry,
  type DealHistoryEvent,
  type ListDealHistory,
  type Page,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { DealsService } from './deals.service.js';

/** Reads what happened to a deal from the events it wrote. */
@Injectable()
@RetainsEvents(`name in (${dealHistoryEvents.map((name) => `'${name}'`).join(', ')})`)
export class DealHistoryReader {
  constructor(
    private readonly em: EntityManager,
    private readonly deals: DealsService,
  ) {}

  /** What happened to a deal, the newest first. @throws DomainError `not_found` */
  async list(actor: Actor, id: string, pages: ListDealHistory): Promise<Page<DealHistoryEntry>> {
    authorizeRole(actor, 'deal.read_history');
    await this.deals.get(actor, id);
    const rows = kysely(this.em)
      .selectFrom('domain_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .leftJoin('workflow_runs as r', 'r.id', 'e.workflow_run_id')
      .leftJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
      .where('e.entity_id', '=', id)
      .where('e.name', 'in', dealHistoryEvents)
      .select(['e.id', 'e.name', 'e.payload', 'e.occurred_at'])
      .select(sql<string | null>`coalesce(${personNameOrEmail('u')}, 'Workflow “' || w.name || '”')`.as('actor_name'))
      .orderBy('e.position', 'desc')
      .$narrowType<{ name: DealHistoryEvent }>();
    return paginate(rows, pages, ({ id: event, name, payload, occurred_at, actor_name }) => ({
      id: event,
      event: name,
      facts: payload,
      actor_name,
      at: instantOf(occurred_at),
    }));
  }
}
