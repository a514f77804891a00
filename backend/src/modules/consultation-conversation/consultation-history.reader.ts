import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  type ConsultationHistoryEntry,
  type EventPayload,
  type Page,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { ConsultationsService } from '../consultations/index.js';

/** Reads through which states a request went, from the events it wrote (decisions 4.116). */
@Injectable()
@RetainsEvents(`name = 'consultation.status_changed'`)
export class ConsultationHistoryReader {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsService,
  ) {}

  /** The newest first; for customers without who did it. @throws DomainError `not_found` */
  async list(actor: UserActor, consultationId: string): Promise<Page<ConsultationHistoryEntry>> {
    authorizeRole(actor, 'consultation.list_contacts');
    await this.consultations.get(actor, consultationId);
    const rows = kysely(this.em)
      .selectFrom('domain_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .leftJoin('workflow_runs as r', 'r.id', 'e.workflow_run_id')
      .leftJoin('workflow_triggers as w', 'w.id', 'r.trigger_id')
      .where('e.entity_id', '=', consultationId)
      .where('e.name', '=', 'consultation.status_changed')
      .select(['e.id', 'e.payload', 'e.occurred_at'])
      .select(sql<string | null>`coalesce(${personNameOrEmail('u')}, 'Workflow “' || w.name || '”')`.as('actor_name'))
      .orderBy('e.position', 'desc');
    return paginate(rows, pageOrAll({}, true), ({ id, payload, occurred_at, actor_name }) => {
      const { from, to } = payload as EventPayload<'consultation.status_changed'>;
      return { id, from, to, actor_name: isAdmin(actor) ? actor_name : null, at: instantOf(occurred_at) };
    });
  }
}
