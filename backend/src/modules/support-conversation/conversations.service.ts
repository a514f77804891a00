import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  customerReplyFields,
  DomainError,
  isAdmin,
  type Actor,
  type CreateTask,
  type CreateTicket,
  type MergeTicket,
  type OpenedTicket,
  type ReplyToTicket,
  type TaskView,
  type TicketReplied,
  type TicketSource,
  type TicketView,
  type UserActor,
} from '@portal/contracts';
import { refuse, refuseAllBut } from '../../infrastructure/errors/refuse.js';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { Config } from '../../infrastructure/config/config.js';
import { requestContext } from '../../infrastructure/http/request-context.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { CommentsService, readComment, type CommentMail } from '../comments/index.js';
import { findTicketRow, type Ticket, TicketPeopleService, TicketsService } from '../support/index.js';
import { TasksService } from '../tasks/index.js';
import { liveCustomers } from '../users/index.js';

/** Locked by merges, and by those that are taken back. */
export const MERGES = 'merges of tickets';

/** A message that was written, and its ticket. */
interface WrittenMessage {
  ticket: Ticket;
  messageId: string;
}

/**
 * Opens support tickets, answers in their threads, whose messages are comments, merges them, and makes tasks of projects
 * from them (decisions, section 4).
 */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly tickets: TicketsService,
    private readonly people: TicketPeopleService,
    private readonly comments: CommentsService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * A new ticket of the actor or, by an admin, of a customer, with its first message.
   * @throws DomainError `invalid` naming what a customer may not say or what doesn't exist; `rate_limited` for a
   * customer above the limit
   */
  open(actor: UserActor, input: CreateTicket): Promise<OpenedTicket> {
    return this.em.transactional(async (em) => {
      const { ticket, messageId } = await this.openWithin(em, actor, input);
      return { ...(await this.tickets.view(em, actor, ticket)), first_message_id: messageId };
    });
  }

  /** The same within the caller's transaction, also for a `mail` of the actor. @throws DomainError as `open` */
  async openWithin(
    em: EntityManager,
    actor: UserActor,
    { requester_id, ...input }: CreateTicket,
    mail?: CommentMail,
  ): Promise<WrittenMessage> {
    authorizeRole(actor, 'ticket.create');
    if (!isAdmin(actor)) {
      if (requester_id !== undefined) refuse('requester_id', 'Only we may say whose ticket this is');
      if (input.error_group_id !== undefined) refuse('error_group_id', 'Only we can name an error');
    }
    await this.limits.consumeOfCustomer('ticket-message', actor);
    const requesterId = requester_id ?? actor.id;
    if (requester_id !== undefined) await assertRequester(em, requester_id);
    const ticket = await this.tickets.open(em, input, {
      requesterId,
      source: sourceOf(actor, mail),
      by: sideOf(actor),
    });
    const { id } = await this.comments.write(em, actor, {
      task_id: ticket.id,
      body: input.description,
      files: input.files,
      mail,
    });
    return { ticket, messageId: id };
  }

  /**
   * Adds a message to a ticket. An answer to a closed ticket opens a new one that goes on with it; one to a merged
   * ticket goes to the ticket that stayed. What else an admin changes with it is changed with it, or nothing is sent.
   * @throws DomainError `not_found`; `forbidden` for a customer's internal one; `invalid` naming what a customer may not
   * send, or who can't take it on; `illegal_transition`; `ticket.closed` for changes of one that an answer doesn't reach;
   * `ticket.too_many_tags`; `rate_limited`
   */
  reply(actor: UserActor, id: string, input: ReplyToTicket): Promise<TicketReplied> {
    return this.em.transactional(async (em) => {
      const { ticket, messageId } = await this.replyWithin(em, actor, id, input);
      const view = await this.tickets.view(em, actor, ticket);
      return { message: await readComment(em, actor, messageId), ticket: view };
    });
  }

  /** The same within the caller's transaction, also for a `mail` of the actor. @throws DomainError as `reply` */
  async replyWithin(
    em: EntityManager,
    actor: UserActor,
    id: string,
    input: ReplyToTicket,
    mail?: CommentMail,
  ): Promise<WrittenMessage> {
    authorizeRole(actor, 'ticket.reply');
    if (!isAdmin(actor)) refuseAllBut(customerReplyFields, input);
    await this.limits.consumeOfCustomer('ticket-message', actor);
    const asked = await this.tickets.lockThread(em, actor, id);
    if (input.visibility === 'internal') authorizeRole(actor, 'ticket.reply_internal');
    if (input.status !== undefined) await this.tickets.assertMayMove(em, actor, asked);
    const isOver = asked.status === 'closed' && input.visibility === 'public';
    const { priority, assignee_id, add_tags } = input;
    const doesMore = priority !== undefined || assignee_id !== undefined || add_tags !== undefined;
    if (isOver && doesMore) throw new DomainError('ticket.closed');
    const ticket = isOver ? await this.followUp(em, actor, asked, input, sourceOf(actor, mail)) : asked;
    const message = await this.comments.write(em, actor, {
      task_id: ticket.id,
      body: input.body,
      visibility: input.visibility,
      files: input.files,
      mail,
    });
    if (!isOver)
      ticket.reply(
        {
          commentId: message.id,
          by: sideOf(actor),
          visibility: input.visibility,
          status: input.status,
          isAutomatic: requestContext().cause !== undefined,
        },
        await this.tickets.clockContext(em),
      );
    if (message.writerId === null) ticket.wakeByThirdParty();
    if (doesMore) await this.tickets.change(em, actor, ticket, { priority, assignee_id, add_tags });
    await em.flush(); // what happened to the ticket comes before what its caller adds
    return { ticket, messageId: message.id };
  }

  /**
   * Splits a task off a ticket: the task is made, an internal note of the ticket leads to it, and a ticket about no
   * project is about that one from then on.
   * @throws DomainError `not_found`; `invalid` for a project that isn't the requester's; as creating a task
   */
  split(actor: UserActor, id: string, input: CreateTask): Promise<TaskView> {
    authorizeRole(actor, 'ticket.split');
    return this.em.transactional(async (em) => {
      const ticket = await this.tickets.lock(em, actor, id);
      await this.tickets.relateToProject(em, ticket, input.project_id);
      const task = await this.tasks.createWithin(em, actor, input);
      const { id: noteId } = await this.comments.write(em, actor, {
        task_id: ticket.id,
        body: `Split off as a task: [${task.number}](${this.config.publicUrl}/admin/task/${task.project_id}/${task.id})`,
        visibility: 'internal',
      });
      if (ticket.status !== 'closed')
        ticket.reply({ commentId: noteId, by: 'admin', visibility: 'internal' }, await this.tickets.clockContext(em));
      return task;
    });
  }

  /**
   * Moves the messages of a ticket into the thread of another and closes it; answers the other.
   * @throws DomainError `not_found`; `ticket.same`; `ticket.another_requester`; `ticket.ended`; `ticket.too_many_people`
   */
  merge(actor: Actor, id: string, { into_id: intoId }: MergeTicket): Promise<TicketView> {
    authorizeRole(actor, 'ticket.merge');
    if (id === intoId) throw new DomainError('ticket.same');
    return this.em.transactional(async (em) => {
      await assertUnmerged(em, id, intoId);
      const [first, second] = [id, intoId].sort() as [string, string]; // always locked in the same order: no deadlock
      const locked = [await this.tickets.lock(em, actor, first), await this.tickets.lock(em, actor, second)];
      const from = locked.find((ticket) => ticket.id === id);
      const into = locked.find((ticket) => ticket.id === intoId);
      if (!from || !into) throw new DomainError('not_found');
      from.mergeInto(into, await this.tickets.clockContext(em));
      await this.people.bringAlong(em, from, into, true);
      await this.comments.moveThread(em, from.id, into.id);
      return this.tickets.view(em, actor, into);
    });
  }

  private async followUp(
    em: EntityManager,
    actor: UserActor,
    closed: Ticket,
    { body }: ReplyToTicket,
    source: TicketSource,
  ): Promise<Ticket> {
    const { title, category, priority, requesterId, id: followsId } = closed;
    const ticket = await this.tickets.open(
      em,
      { title, category, priority, description: body },
      { requesterId, followsId, source, by: sideOf(actor) },
    );
    await this.people.bringAlong(em, closed, ticket);
    return ticket;
  }
}

const sideOf = (actor: UserActor): 'admin' | 'customer' => (isAdmin(actor) ? 'admin' : 'customer');

const sourceOf = (actor: UserActor, mail: CommentMail | undefined): TicketSource =>
  mail ? 'mail' : isAdmin(actor) ? 'admin' : 'portal';

/** @throws DomainError `invalid` where there is no such customer */
export async function assertRequester(em: EntityManager, id: string): Promise<void> {
  const customer = await liveCustomers(em).where('id', '=', id).executeTakeFirst();
  if (!customer) refuse('requester_id', 'There is no such customer');
}

/**
 * One merge after the other, and none that locks a merged ticket: an answer to it locks that ticket first and the one
 * that stayed second, in whatever order their ids are.
 */
async function assertUnmerged(em: EntityManager, ...ids: string[]): Promise<void> {
  await acquireAdvisoryLock(em, MERGES);
  for (const id of ids) {
    const row = await findTicketRow(em, id);
    if (row && row.merged_into_id !== null) throw new DomainError('ticket.ended', { number: row.number });
  }
}
