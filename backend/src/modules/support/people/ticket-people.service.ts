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
import { RateLimits } from '../../../infrastructure/http/limits/rate-limits.js';
import { Ticket } from '../ticket.entity.js';
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
    private readonly limits: RateLimits,
  ) {}

  /** The requester's colleagues who aren't on the ticket yet. @throws DomainError `not_found`; `forbidden` */
  async colleagues(actor: Actor, id: string): Promise<Page<TicketPerson>> {
    const ticket = await this.reader.get(actor, id);
    authorize(actor, 'ticket.add_person', ticket);
    return wholePage(await colleaguesToAdd(this.em, ticket, limits.unpagedRows), limits.unpagedRows);
  }

  /**
   * Puts a person on a ticket, once however often it is asked for; on the one that stayed where it was merged. A
   * requester adds colleagues; an admin any customer.
   * @throws DomainError `not_found`; `forbidden`; `invalid` naming `user_id`; `ticket.too_many_people`; `rate_limited`
   * for a customer, since each one who is added gets a mail
   */
  add(actor: UserActor, id: string, { user_id: userId }: AddTicketPerson): Promise<TicketView> {
    return this.em.transactional(async (em) => {
      const ticket = await this.tickets.lockThread(em, actor, id);
      const row = orNotFound(await findTicketRow(em, ticket.id));
      authorize(actor, 'ticket.add_person', row);
      await this.limits.consumeOfCustomer('ticket-message', actor);
      await assertCanJoin(em, actor, row, userId);
      if (await this.insert(em, actor, ticket, userId)) {
        if (row.people.length >= MAX_TICKET_PEOPLE) throw tooMany();
        ticket.changePeople(userId, true);
      }
      return this.tickets.view(em, actor, ticket);
    });
  }

  /**
   * Removes a person from a ticket; people may also leave by themselves. They are removed from the tickets that were
   * merged into it too, because an unmerge would show them those threads again. @throws DomainError `not_found`; `forbidden`
   */
  remove(actor: Actor, id: string, userId: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const ticket = await this.tickets.lockThread(em, actor, id);
      const row = orNotFound(await findTicketRow(em, ticket.id));
      authorize(actor, 'ticket.remove_person', { ...row, user_id: userId });
      const gone = await em.execute(
        `with recursive ${mergedInto('thread')}
         delete from ticket_people where ticket_id in (select id from thread) and user_id = ? returning id`,
        [ticket.id, userId],
      );
      if (gone.length === 0) throw new DomainError('not_found');
      ticket.changePeople(userId, false);
      return { id: userId };
    });
  }

  /** Puts people on a ticket who have been looked at, as many as it takes, within the caller's transaction, which has locked it. */
  async addWithin(em: EntityManager, actor: UserActor, ticket: Ticket, userIds: readonly string[]): Promise<void> {
    let room = userIds.length > 0 ? MAX_TICKET_PEOPLE - (await countPeople(em, ticket)) : 0;
    for (const userId of userIds) {
      if (room <= 0 || !(await this.insert(em, actor, ticket, userId))) continue;
      room -= 1;
      ticket.changePeople(userId, true);
    }
  }

  /**
   * Puts the people of a ticket on another one, which goes on with its messages, within the caller's transaction.
   * @param isMerge whether they leave again when the merge is undone; each with the ticket that they were on first
   * @throws DomainError `ticket.too_many_people`
   */
  async bringAlong(em: EntityManager, from: Ticket, to: Ticket, isMerge = false): Promise<void> {
    const added = await em.execute(
      `insert into ticket_people (ticket_id, user_id, added_by, came_from)
       select ?, user_id, added_by, ${isMerge ? 'coalesce(came_from, ticket_id)' : 'null'}
       from ticket_people where ticket_id = ? and user_id <> ?
       on conflict do nothing returning id`,
      [to.id, from.id, to.requesterId],
    );
    if (added.length > 0 && (await countPeople(em, to)) > MAX_TICKET_PEOPLE) throw tooMany();
  }

  /**
   * Takes off who came along with a ticket that leaves the one that stayed: off this one and those that it was merged
   * into before; within the caller's transaction, which has locked them.
   */
  async takeBack(em: EntityManager, left: Ticket, stayed: Ticket): Promise<void> {
    const gone = await em.execute<{ ticket_id: string; user_id: string }[]>(
      `with recursive ${mergedInto('own')}, ${mergedInto('thread')}
       delete from ticket_people where came_from in (select id from own)
         and ticket_id in (select id from thread) and ticket_id not in (select id from own) returning ticket_id, user_id`,
      [left.id, stayed.id],
    );
    const tickets = await em.find(Ticket, { id: gone.map(({ ticket_id }) => ticket_id) });
    for (const ticket of tickets)
      for (const { ticket_id, user_id } of gone) if (ticket_id === ticket.id) ticket.changePeople(user_id, false);
  }

  private async insert(em: EntityManager, actor: UserActor, { id }: Ticket, userId: string): Promise<boolean> {
    const added = await em.execute(
      'insert into ticket_people (ticket_id, user_id, added_by) values (?, ?, ?) on conflict do nothing returning id',
      [id, userId, actor.id],
    );
    return added.length > 0;
  }
}

/** A ticket and all that were merged into it, also into those; its id is the parameter. */
const mergedInto = (name: string): string =>
  `${name} as (select ?::uuid as id union select t.id from tickets as t join ${name} on t.merged_into_id = ${name}.id)`;

const countPeople = async (em: EntityManager, { id }: Ticket): Promise<number> =>
  orNotFound(await findTicketRow(em, id)).people.length;

const tooMany = () => new DomainError('ticket.too_many_people', { count: MAX_TICKET_PEOPLE });

/** For a requester an unknown person and one of another company fail alike (decisions 1.6). */
async function assertCanJoin(em: EntityManager, actor: Actor, ticket: TicketRow, userId: string): Promise<void> {
  if (userId === ticket.requester_id) refuse('user_id', 'It is this person’s ticket');
  const person = await findActiveCustomer(em, userId);
  if (!hasAdminRights(actor) && (ticket.company_id === null || person?.company_id !== ticket.company_id))
    refuse('user_id', 'There is no such person in your company');
  if (!person) refuse('user_id', 'There is no such customer');
}
