import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CreateTask, TaskView, UserActor } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { Config } from '../../infrastructure/config/config.js';
import { CommentsService } from '../comments/index.js';
import { TicketsService } from '../support/index.js';
import { TasksService } from '../tasks/index.js';

/** Makes tasks of projects from support tickets (decisions, section 4). */
@Injectable()
export class TicketTasksService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly tickets: TicketsService,
    private readonly tasks: TasksService,
    private readonly comments: CommentsService,
  ) {}

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
}
