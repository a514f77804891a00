import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  customerTicketFields,
  hasAdminRights,
  transitionActorOf,
  type Actor,
  type CreateTicket,
  type Deleted,
  type ImportedTicket,
  type RateTicket,
  type TicketView,
  type UpdateTicket,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { pastInstantOf } from '../../infrastructure/database/time/past-days.js';
import { refuseAllBut } from '../../infrastructure/errors/refuse.js';
import { closedDays } from '../closed-days/index.js';
import { whereTicketSeen } from './people/ticket-people.queries.js';
import { tagsAfter } from './tags/ticket-tags.queries.js';
import { assertReferences } from './ticket-references.js';
import { Ticket } from './ticket.entity.js';
import type { ClockContext, OpenTicketContext } from './ticket.types.js';
import { findTicketRow, ticketViewFor } from './tickets.queries.js';

/** Writes support tickets on behalf of signed-in people (decisions, sections 4 and 5). */
@Injectable()
export class TicketsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * A new ticket within the caller's transaction; its first message is the caller's to write.
   * @throws DomainError `invalid` naming what it can't be about
   */
  async open(em: EntityManager, input: CreateTicket, facts: Omit<OpenTicketContext, 'number'>): Promise<Ticket> {
    await assertReferences(em, facts.requesterId, input);
    const number = await nextNumber(em);
    const ticket = Ticket.open(input, { ...facts, number }, await closedDays(em));
    await em.persist(ticket).flush();
    return ticket;
  }

  /** A ticket that ended elsewhere, within the caller's transaction; it has been looked at (`assertReferences`). */
  async createImported(em: EntityManager, input: ImportedTicket): Promise<Ticket> {
    const ticket = importedTicket(input, await nextNumber(em));
    await em.persist(ticket).flush();
    return ticket;
  }

  /**
   * Changes only the fields sent. Customers: status and priority.
   * @throws DomainError `not_found`; `invalid` naming what a customer may not write or what doesn't exist;
   * `illegal_transition`; `ticket.not_open`; `ticket.too_many_tags`; `stale_version`; `forbidden` for people who are
   * only on it
   */
  update(actor: Actor, id: string, input: UpdateTicket): Promise<TicketView> {
    authorizeRole(actor, 'ticket.update');
    if (!hasAdminRights(actor)) refuseAllBut(customerTicketFields, input);
    return this.em.transactional(async (em) => {
      const ticket = await this.lock(em, actor, id, input);
      await this.assertMayMove(em, actor, ticket);
      await this.change(em, actor, ticket, input);
      return this.view(em, actor, ticket);
    });
  }

  /** The same to a locked ticket, within the caller's transaction. @throws DomainError as `update`, but for its lock */
  async change(em: EntityManager, actor: Actor, ticket: Ticket, input: UpdateTicket): Promise<void> {
    await assertReferences(em, ticket.requesterId, input);
    const tags = await tagsAfter(em, ticket.tags, input);
    ticket.change({ ...input, tags }, transitionActorOf(actor), await this.clockContext(em));
  }

  /** Rates a ticket that was resolved, again if the requester likes. @throws DomainError `not_found`, `ticket.not_ended`, `ticket.merged` */
  rate(actor: UserActor, id: string, { score, comment }: RateTicket): Promise<TicketView> {
    authorizeRole(actor, 'ticket.rate');
    return this.em.transactional(async (em) => {
      const ticket = await this.lock(em, actor, id);
      authorize(actor, 'ticket.rate', { requester_id: ticket.requesterId, company_id: null });
      ticket.rate(score, comment);
      return this.view(em, actor, ticket);
    });
  }

  /**
   * Assigns a ticket to the active admin whose last ticket came longest ago; to another one than has it, if there is one.
   * @throws DomainError `not_found`
   */
  assignInTurn(actor: Actor, id: string): Promise<TicketView> {
    authorizeRole(actor, 'ticket.assign');
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, 'turns of tickets');
      const ticket = await this.lock(em, actor, id);
      const assigneeId = await nextInTurn(em, ticket.assigneeId);
      ticket.change({ assignee_id: assigneeId }, 'admin', await this.clockContext(em));
      return this.view(em, actor, ticket);
    });
  }

  /** Takes a ticket, and its thread, out of every list. @throws DomainError `not_found` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'ticket.delete');
    return this.em.transactional(async (em) => {
      (await this.lock(em, actor, id)).remove();
      return { id };
    });
  }

  /** Brings a deleted ticket back. @throws DomainError `not_found` when there is no deleted one with this id */
  restore(actor: Actor, id: string): Promise<TicketView> {
    authorizeRole(actor, 'ticket.restore');
    return this.em.transactional(async (em) => {
      const ticket = await lockForUpdate(em, Ticket, { id, kind: 'support', deletedAt: { $ne: null } });
      ticket.restore();
      return this.view(em, actor, ticket);
    });
  }

  /** @throws DomainError `forbidden` for customers who are only on the ticket */
  async assertMayMove(em: EntityManager, actor: Actor, { id }: Ticket): Promise<void> {
    if (!hasAdminRights(actor)) authorize(actor, 'ticket.update', orNotFound(await findTicketRow(em, id)));
  }

  /**
   * Locks a ticket that the actor sees until the caller's transaction ends.
   * @throws DomainError `not_found`; `stale_version` with the ticket as it is now
   */
  lock(em: EntityManager, actor: Actor, id: string, sent: { version?: number | undefined } = {}): Promise<Ticket> {
    return lockForUpdate(em, Ticket, { ...whereTicketSeen(actor), id, kind: 'support', deletedAt: null }, sent, (row) =>
      this.view(em, actor, row),
    );
  }

  /**
   * Locks the ticket in which the thread of this one goes on: itself, or the one that it was merged into.
   * @throws DomainError `not_found`
   */
  async lockThread(em: EntityManager, actor: Actor, id: string): Promise<Ticket> {
    const ticket = await this.lock(em, actor, id);
    return ticket.mergedIntoId === null ? ticket : this.lockThread(em, actor, ticket.mergedIntoId);
  }

  /**
   * Says that a ticket is about a project, where it isn't about another already.
   * @throws DomainError `invalid` when its requester has no such project
   */
  async relateToProject(em: EntityManager, ticket: Ticket, projectId: string): Promise<void> {
    await assertReferences(em, ticket.requesterId, { project_id: projectId });
    if (ticket.projectId === null) ticket.change({ project_id: projectId }, 'admin', await this.clockContext(em));
  }

  /** The database's time, and the calendar that clocks count by. */
  async clockContext(em: EntityManager): Promise<ClockContext> {
    const [clock] = await em.execute<[{ now: string }]>('select clock_timestamp() as now');
    return { at: new Date(clock.now), closed: await closedDays(em) };
  }

  /** What the ticket looks like to the actor once the changes so far are in the database. */
  async view(em: EntityManager, actor: Actor, { id }: Ticket): Promise<TicketView> {
    await em.flush();
    return ticketViewFor(actor)(orNotFound(await findTicketRow(em, id)));
  }
}

/** Whose turn it is; the one who has the ticket now comes last. */
async function nextInTurn(em: EntityManager, assigneeId: string | null): Promise<string | null> {
  const next = await kysely(em)
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'admin')
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .orderBy(sql`u.id is not distinct from ${assigneeId}::uuid`)
    .orderBy(
      (eb) =>
        eb
          .selectFrom('tickets as t')
          .select(({ fn }) => fn.max('t.assigned_at').as('at'))
          .where('t.kind', '=', sql.lit('support'))
          .whereRef('t.assignee_id', '=', 'u.id'),
      (direction) => direction.asc().nullsFirst(),
    )
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst();
  return next?.id ?? assigneeId;
}

async function nextNumber(em: EntityManager): Promise<string> {
  const [next] = await em.execute<[{ number: string }]>('select next_ticket_number() as number');
  return next.number;
}

/**
 * A ticket that ended in another system, with its days there by the office's calendar. It is closed and nothing was
 * promised for it here: it has no clocks. Its one event says that it was opened; nothing else happened here
 * (decisions 6.75).
 */
function importedTicket(input: ImportedTicket, number: string): Ticket {
  const { title, category, priority, description = title, requester_id: requesterId, project_id } = input;
  const now = Date.now();
  const openedAt = pastInstantOf(input.opened_on, 'morning', now);
  const closedAt = pastInstantOf(input.closed_on, 'afternoon', now);
  const words = { title, description, category, priority, project_id };
  const ticket = Ticket.open(words, { number, requesterId, source: 'import', by: 'customer' }, new Set());
  return Object.assign(ticket, {
    status: 'closed',
    assigneeId: input.assignee_id ?? null,
    createdAt: openedAt,
    lastReplyAt: openedAt,
    resolvedAt: closedAt,
    closedAt,
    pauses: [{ from: closedAt.toISOString(), to: null }],
    responseWarningAt: null,
    firstResponseDueAt: null,
    resolutionWarningAt: null,
    resolutionDueAt: null,
  });
}
