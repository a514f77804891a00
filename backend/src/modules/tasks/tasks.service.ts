import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  transitionActorOf,
  type Actor,
  type CreateTask,
  type Deleted,
  type ImportedTask,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { assertVersion, lockForUpdate } from '../../infrastructure/database/load.js';
import { assertPast } from '../../infrastructure/database/time/past-days.js';
import { lockPositionsOf, positionAfter } from '../../infrastructure/database/positions.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { assertOpen } from '../projects/index.js';
import {
  assertReferences,
  findTaskContext,
  needsRebalancing,
  rebalancePositions,
  type TaskContext,
  type TaskReferences,
} from './task-context.js';
import { Task, type NewTask } from './task.entity.js';
import { viewOfTask } from './tasks.queries.js';

/** Writes tasks on behalf of admins and of those with edit rights on the project (specification, sections 4 and 6). */
@Injectable()
export class TasksService {
  constructor(private readonly em: EntityManager) {}

  /**
   * A new task at the end of its column.
   * @throws DomainError `project.not_found`, `project.closed`, `forbidden` for viewers, `task.foreign_milestone`,
   *   `task.foreign_assignee`
   */
  create(actor: Actor, input: CreateTask): Promise<TaskView> {
    return this.em.transactional((em) => this.createWithin(em, actor, input));
  }

  /** The same within the caller's transaction. @throws DomainError as `create` */
  async createWithin(em: EntityManager, actor: Actor, input: CreateTask): Promise<TaskView> {
    const task = await this.prepare(em, actor, input);
    await em.persist(task).flush();
    return viewOfTask(em, task.id);
  }

  /**
   * What an import would create, with nothing written: a task in any state, with days in the past.
   * @throws DomainError as `create`; `invalid` for a day after today
   */
  async prepareImported(em: EntityManager, actor: Actor, input: ImportedTask): Promise<Task> {
    const { created_on: createdOn, completed_on: completedOn, ...task } = input;
    assertPast({ created_on: createdOn, completed_on: completedOn });
    const prepared = await this.prepare(em, actor, task);
    prepared.backdate(createdOn, completedOn);
    return prepared;
  }

  private async prepare(em: EntityManager, actor: Actor, input: NewTask): Promise<Task> {
    const context = await findTaskContext(em, actor, input.project_id, input, { lock: em.isInTransaction() });
    if (!context) throw new DomainError('project.not_found');
    authorize(actor, 'task.create', context);
    assertOpen(context);
    assertReferences(null, input, context);
    return Task.create(input, positionAfter(context.last_position), actor.id);
  }

  /**
   * Changes only the fields sent. A task that changes its column goes to its end, unless `position` is given.
   * @throws DomainError `not_found`, `forbidden` for viewers, `stale_version`, `illegal_transition`,
   * `task.foreign_milestone`, `task.foreign_assignee`; `invalid` for `blocked_reason` on a task that isn't blocked
   */
  update(actor: Actor, id: string, input: UpdateTask): Promise<TaskView> {
    return this.em.transactional(async (em) => {
      if (input.position !== undefined) await lockPositionsOf(em, 'tickets', id);
      const { task, context } = await lockTask(em, actor, id, { references: input });
      await assertVersion(task, input, () => viewOfTask(em, id));
      authorize(actor, 'task.update', context);
      assertReferences(task, input, context);
      task.change(input, transitionActorOf(actor), positionAfter(context.last_position));
      await em.flush();
      if (input.position !== undefined && (await needsRebalancing(em, task))) await rebalancePositions(em, task);
      return viewOfTask(em, id);
    });
  }

  /** Takes a task, and its comments, out of every list. @throws DomainError `not_found`; `forbidden` for viewers */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { task, context } = await lockTask(em, actor, id);
      authorize(actor, 'task.delete', context);
      task.remove();
      return { id };
    });
  }

  /** Brings a deleted task back. @throws DomainError `not_found` when there is no deleted one with this id */
  restore(actor: Actor, id: string): Promise<TaskView> {
    return this.em.transactional(async (em) => {
      const { task, context } = await lockTask(em, actor, id, { deleted: true });
      authorize(actor, 'task.restore', context);
      task.restore();
      await em.flush();
      return viewOfTask(em, id);
    });
  }
}

interface LockTask {
  deleted?: boolean;
  references?: TaskReferences;
}

/** @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see */
async function lockTask(
  em: EntityManager,
  actor: Actor,
  id: string,
  { deleted = false, references = {} }: LockTask = {},
): Promise<{ task: Task; context: TaskContext }> {
  const task = await lockForUpdate(em, Task, { id, kind: 'task', deletedAt: deleted ? { $ne: null } : null });
  const context = orNotFound(await findTaskContext(em, actor, task.projectId, references));
  return { task, context };
}
