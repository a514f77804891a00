import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  consultationStatuses,
  consultationTypes,
  urgencies,
  type Actor,
  type ConsultationView,
  type ListConsultations,
  type Page,
  type consultationGroupFields,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { visibleConsultationRows, consultationViewFor } from './consultations.queries.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';

/** States and urgencies sort by their order in the contract, not by the alphabet. */
const order = {
  status: enumOrder(consultationStatuses, 'r.status'),
  urgency: enumOrder(urgencies, 'r.urgency'),
} as const;

/** How the groups of a list follow each other: by the workflow, the most urgent first, by name. */
const groups: Record<(typeof consultationGroupFields)[number], RawBuilder<unknown>> = {
  status: order.status,
  urgency: enumOrder(urgencies.toReversed(), 'r.urgency'),
  consultation_type: enumOrder(consultationTypes, 'r.consultation_type'),
  company: sql`nullif(lower(r.company), '')`,
  assigned_name: groupOf('a', personName('a')),
};

const sortBy = (column: ListConsultations['sortBy']) =>
  column === 'status' || column === 'urgency' ? order[column] : sql.ref(`r.${column}`);

/** Reads requests straight to their views. */
@Injectable()
export class ConsultationsReader {
  constructor(private readonly em: EntityManager) {}

  /** The requests the actor may see, filtered, sorted and paged (specification, section 7). */
  async list(
    actor: Actor,
    { page, limit, sortBy: column, sortOrder, groupBy, ...filters }: ListConsultations,
  ): Promise<Page<ConsultationView>> {
    authorizeRole(actor, 'consultation.list');
    const rows = inGroups(visibleConsultationRows(this.em, actor, filters), groupBy && groups[groupBy])
      .orderBy(sortBy(column), sortOrder)
      .orderBy('r.id', sortOrder);
    return paginate(rows, { page, limit }, consultationViewFor(actor));
  }

  /**
   * One request.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<ConsultationView> {
    const row = orNotFound(await visibleConsultationRows(this.em, actor).where('r.id', '=', id).executeTakeFirst());
    return consultationViewFor(actor)(row);
  }
}
