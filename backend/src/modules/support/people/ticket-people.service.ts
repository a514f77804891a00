import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  hasAdminRights,
  limits,
  MAX_TICKET_PEOPLE,
  type Actor,
  type AddTicketPerson,
  type Deleted,
  type Page,
  type TicketPerson,
  type TicketView,
  type UserActor,
} from '@portal/contracts';
import { authorize } from '../../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { wholePage } from '../../../infrastructure/database/paginate.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import type { Ticket } from '../ticket.entity.js';
import { findTicketRow, type TicketRow } from '../tickets.queries.js';
import { TicketsReader } from '../tickets.reader.js';
import { TicketsService } from '../tickets.service.js';
import { colleaguesToAdd, findActiveCustomer } from './ticket-people.queries.js';

/** Puts customers on tickets that concern them besides the requester (decisions 4.101). */
@Injectable()
export class TicketPeopleService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: TicketsService,
    private readonly reader: TicketsReader,
  ) {}

  /** The requester's colleagues who aren't on the ticket yet. @throws DomainError `not_found`; `forbidden` */
  async colleagues(actor: Actor, id: string): Promise<Page<TicketPerson>> {
    const ticket = await this.reader.get(actor, id);
    authorize(actor, 'ticket.add_person', ticket);
    return wholePage(await colleaguesToAdd(this.em, ticket, limits.unpagedRows), limits.unpagedRows);
  }

  /**
   * Puts a person on a ticket, once however often it is asked for. A requester adds colleagues; an admin any customer.
   * @throws DomainError `not_found`; `forbidden`; `invalid` naming `user_id`; `ticket.too_many_people`
   */
  add(actor: UserActor, id: string, { user_id: userId }: AddTicketPerson): Promise<TicketView> {
    return this.em.transactional(async (em) => {
      const ticket = await this.tickets.lock(em, actor, id);
      const row = orNotFound(await findTicketRow(em, id));
      authorize(actor, 'ticket.add_person', row);
      await assertCanJoin(em, actor, row, userId);
      if (await this.insert(em, actor, ticket, userId)) {
        if (row.people.length >= MAX_TICKET_PEOPLE)
          throw new DomainError('ticket.too_many_people', { count: MAX_TICKET_PEOPLE });
        ticket.changePeople(userId, true);
      }
      return this.tickets.view(em, actor, ticket);
    });
  }

  /** Takes a person off a ticket, who may also leave. @throws DomainError `not_found`; `forbidden` */
  remove(actor: Actor, id: string, userId: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const ticket = await this.tickets.lock(em, actor, id);
      const row = orNotFound(await findTicketRow(em, id));
      authorize(actor, 'ticket.remove_person', { ...row, user_id: userId });
      const gone = await em.execute('delete from ticket_people where ticket_id = ? and user_id = ? returning id', [
        id,
        userId,
      ]);
      if (gone.length === 0) throw new DomainError('not_found');
      ticket.changePeople(userId, false);
      return { id: userId };
    });
  }

  /** Puts people on a ticket who have been looked at, within the caller's transaction. */
  async addWithin(em: EntityManager, actor: UserActor, ticket: Ticket, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) if (await this.insert(em, actor, ticket, userId)) ticket.changePeople(userId, true);
  }

  /**
   * Puts the people of a ticket on another one, which goes on with its messages, within the caller's transaction.
   * @param isMerge whether they leave again when the merge is undone
   */
  async bringAlong(em: EntityManager, from: Ticket, to: Ticket, isMerge = false): Promise<void> {
    await em.execute(
      `insert into ticket_people (ticket_id, user_id, added_by, came_from)
       select ?, user_id, added_by, ? from ticket_people where ticket_id = ? and user_id <> ?
       on conflict do nothing`,
      [to.id, isMerge ? from.id : null, from.id, to.requesterId],
    );
  }

  /** Takes off the ticket that stayed who came along with one that leaves it again, within the caller's transaction. */
  async takeBack(em: EntityManager, left: Ticket, stayed: Ticket): Promise<void> {
    const gone = await em.execute<{ user_id: string }[]>(
      'delete from ticket_people where ticket_id = ? and came_from = ? returning user_id',
      [stayed.id, left.id],
    );
    for (const { user_id } of gone) stayed.changePeople(user_id, false);
  }

  private async insert(em: EntityManager, actor: UserActor, { id }: Ticket, userId: string): Promise<boolean> {
    const added = await em.execute(
      'insert into ticket_people (ticket_id, user_id, added_by) values (?, ?, ?) on conflict do nothing returning id',
      [id, userId, actor.id],
    );
    return added.length > 0;
  }
}

/** For a requester an unknown person and one of another company fail alike (decisions 1.6). */
async function assertCanJoin(em: EntityManager, actor: Actor, ticket: TicketRow, userId: string): Promise<void> {
  if (userId === ticket.requester_id) refuse('user_id', 'It is this person’s ticket');
  const person = await findActiveCustomer(em, userId);
  if (!hasAdminRights(actor) && (ticket.company_id === null || person?.company_id !== ticket.company_id))
    refuse('user_id', 'There is no such person in your company');
  if (!person) refuse('user_id', 'There is no such customer');
}
