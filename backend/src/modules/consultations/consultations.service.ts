import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  consultationStatuses,
  consultationTypeOf,
  consultationTypes,
  customerConsultationFields,
  hasAdminRights,
  isAdmin,
  transitionActorOf,
  urgencies,
  type Actor,
  type consultationGroupFields,
  type ConsultationView,
  type CreateConsultation,
  type Deleted,
  type ListConsultations,
  type Page,
  type UpdateConsultation,
  type UserActor,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { currentView, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import {
  enumOrder,
  groupOf,
  inGroups,
  kysely,
  personName,
  personNameOrEmail,
} from '../../infrastructure/database/read-kit.js';
import { refuse, refuseAllBut } from '../../infrastructure/errors/refuse.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { assignableAdmins, whereSeen } from '../users/index.js';
import { Consultation, type Requester } from './consultation.entity.js';
import { consultationViewFor, findConsultationRow, visibleConsultationRows } from './consultations.queries.js';

/** States and urgencies sort by their order in the contract, not by the alphabet. */
const order = {
  status: enumOrder(consultationStatuses, 'r.status'),
  urgency: enumOrder(urgencies, 'r.urgency'),
};

/** How the groups of a list follow each other: by the workflow, the most urgent first, by name. */
const groups: Record<(typeof consultationGroupFields)[number], RawBuilder<unknown>> = {
  status: order.status,
  urgency: enumOrder(urgencies.toReversed(), 'r.urgency'),
  consultation_type: enumOrder(consultationTypes, 'r.consultation_type'),
  company: sql`nullif(lower(r.company), '')`,
  assigned_name: groupOf('a', personName('a')),
};

/** Writes requests for consultations on behalf of signed-in people (specification, sections 4, 6 and 7). */
@Injectable()
export class ConsultationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  /** The requests the actor may see, filtered, sorted and paged (specification, section 7). */
  async list(actor: Actor, query: ListConsultations): Promise<Page<ConsultationView>> {
    authorizeRole(actor, 'consultation.list');
    const grouped = inGroups(visibleConsultationRows(this.em, actor, query), query.groupBy && groups[query.groupBy]);
    return paginate(sorted(grouped, 'r', query, { order }), query, consultationViewFor(actor));
  }

  /**
   * One request.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor
   */
  async get(actor: Actor, id: string): Promise<ConsultationView> {
    const row = orNotFound(await visibleConsultationRows(this.em, actor).where('r.id', '=', id).executeTakeFirst());
    return consultationViewFor(actor)(row);
  }

  /**
   * Creates a request for the actor or, by an admin, for a customer. The type follows from the title unless given.
   * @throws DomainError `invalid` naming `customer_id` when a customer sends it or it doesn't exist; `rate_limited` for
   * a customer above the limit
   */
  async create(
    actor: UserActor,
    { customer_id, phone, company, ...input }: CreateConsultation,
  ): Promise<ConsultationView> {
    authorizeRole(actor, 'consultation.create');
    if (customer_id !== undefined && !isAdmin(actor)) refuse('customer_id', 'Only we may say whose request this is');
    await this.limits.consumeOfCustomer('consultation-customer', actor);
    return this.em.transactional(async (em) => {
      const requester = await requesterOf(em, customer_id ?? actor.id);
      if (!requester) refuse('customer_id', 'There is no such customer');
      const consultation = Consultation.request(
        { ...input, consultation_type: input.consultation_type ?? consultationTypeOf(input.title) },
        { ...requester, phone: phone ?? requester.phone, company: company ?? requester.company },
        isAdmin(actor) ? 'admin' : 'portal',
      );
      em.persist(consultation);
      return viewOf(em, actor, consultation.id);
    });
  }

  /**
   * Changes only the fields sent. Customers: title, description and preferred_times while pending, and cancelling.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible; `forbidden` when it is a colleague's
   * @throws DomainError `invalid` naming the fields a customer may not write; `illegal_transition`; `stale_version`
   */
  async update(actor: Actor, id: string, input: UpdateConsultation): Promise<ConsultationView> {
    if (!hasAdminRights(actor)) refuseAllBut(customerConsultationFields, input);
    return this.em.transactional(async (em) => {
      const consultation = await this.hold(em, actor, id, input);
      authorize(actor, 'consultation.update', { customer_id: consultation.customerId, company_id: null });
      if (input.assigned_to) await assertAdmin(em, input.assigned_to);
      consultation.change(input, transitionActorOf(actor));
      return viewOf(em, actor, id);
    });
  }

  /**
   * Holds a request until the caller's transaction ends, for a change that takes more than this domain.
   * @throws DomainError `not_found` when it doesn't exist or isn't visible; `stale_version`
   */
  hold(
    em: EntityManager,
    actor: Actor,
    id: string,
    sent: { version?: number | undefined } = {},
  ): Promise<Consultation> {
    return lockForUpdate(em, Consultation, { ...whereSeen(actor, 'customerId'), id, deletedAt: null }, sent, () =>
      viewOf(em, actor, id),
    );
  }

  /** Takes a request out of every list. @throws DomainError `not_found` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'consultation.delete');
    return this.em.transactional(async (em) => {
      const consultation = await this.hold(em, actor, id);
      consultation.remove();
      return { id };
    });
  }

  /** Brings a deleted request back. @throws DomainError `not_found` when there is no deleted one with this id */
  async restore(actor: Actor, id: string): Promise<ConsultationView> {
    authorizeRole(actor, 'consultation.restore');
    return this.em.transactional(async (em) => {
      const consultation = await lockForUpdate(em, Consultation, {
        ...whereSeen(actor, 'customerId'),
        id,
        deletedAt: { $ne: null },
      });
      consultation.restore();
      return viewOf(em, actor, id);
    });
  }
}

const viewOf = currentView(findConsultationRow, consultationViewFor);

/** What a request keeps of a person; one without a name is called by the address. */
const requesterOf = (em: EntityManager, id: string): Promise<Requester | undefined> =>
  kysely(em)
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(['u.id as customerId', personNameOrEmail('u').as('name'), 'u.email', 'u.phone', 'c.name as company'])
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();

/** @throws DomainError `invalid` naming `assigned_to` */
async function assertAdmin(em: EntityManager, id: string): Promise<void> {
  const admin = await assignableAdmins(em).where('id', '=', id).executeTakeFirst();
  if (!admin) refuse('assigned_to', 'Only an admin can take on a request');
}
