import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  priorities,
  taskStatuses,
  transitionActorOf,
  type Actor,
  type CreateTask,
  type Deleted,
  type ImportedTask,
  type ListTasks,
  type Page,
  type taskGroupFields,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { assertVersion, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { pageOrAll, paginate, sorted } from '../../infrastructure/database/paginate.js';
import { lockPositionsOf, positionAfter } from '../../infrastructure/database/positions.js';
import { enumOrder, groupOf, inGroups, personName } from '../../infrastructure/database/read-kit.js';
import { assertPast } from '../../infrastructure/database/time/past-days.js';
import { assertOpen, getProjectAccess, sortingIn } from '../projects/index.js';
import {
  assertReferences,
  findTaskContext,
  needsRebalancing,
  rebalancePositions,
  type TaskContext,
  type TaskReferences,
} from './task-context.js';
import { Task, type NewTask } from './task.entity.js';
import { toTaskView, viewOfTask, visibleTaskRow, visibleTaskRows } from './tasks.queries.js';

/** States and priorities sort by their order in the contract; numbers by their value, T-9999 before T-10000. */
const order = {
  status: enumOrder(taskStatuses, 't.status'),
  priority: enumOrder(priorities, 't.priority'),
  number: sql`(length(t.number), t.number)`,
};

/** How the groups of a list follow each other: by the workflow, the most urgent first, by name. */
const groups: Record<(typeof taskGroupFields)[number], RawBuilder<unknown>> = {
  status: enumOrder(taskStatuses, 't.status'),
  priority: enumOrder(priorities.toReversed(), 't.priority'),
  assignee_name: groupOf('a', personName('a')),
  project_name: groupOf('p', sql.ref('p.name')),
};

/** Writes tasks on behalf of admins and of those with edit rights on the project (specification, sections 4 and 6). */
@Injectable()
export class TasksService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The tasks of one project, all of them unless paged; or of all projects the actor sees, newest first, since
   * positions of different projects don't compare (specification, section 7). Tasks without a due date come last.
   * @throws DomainError `project.not_found` when the project is missing or not visible
   */
  async list(actor: Actor, query: ListTasks): Promise<Page<TaskView>> {
    authorizeRole(actor, 'task.list');
    const { project_id, groupBy } = query;
    const grouped = inGroups(visibleTaskRows(this.em, actor, query), groupBy && groups[groupBy]);
    const rows = sorted(grouped, 't', sortingIn(query), { order, nullable: ['due_date'] });
    const found = await paginate(rows, pageOrAll(query, project_id !== undefined), toTaskView);
    if (project_id !== undefined && found.data.length === 0) await getProjectAccess(this.em, actor, project_id);
    return found;
  }

  /** One task. @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see */
  async get(actor: Actor, id: string): Promise<TaskView> {
    return toTaskView(orNotFound((await visibleTaskRow(this.em, actor, { id }))[0]));
  }

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
    const lock = em.isInTransaction();
    const context = orNotFound(
      await findTaskContext(em, actor, input.project_id, input, { lock }),
      'project.not_found',
    );
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
      await this.updateWithin(em, actor, id, input);
      return viewOfTask(em, id);
    });
  }

  /** The same within the caller's transaction. @throws DomainError as `update` */
  async updateWithin(em: EntityManager, actor: Actor, id: string, input: UpdateTask): Promise<void> {
    if (input.position !== undefined) await lockPositionsOf(em, 'tickets', id);
    const { task, context } = await lockTask(em, actor, id, { references: input });
    await assertVersion(task, input, () => viewOfTask(em, id));
    authorize(actor, 'task.update', context);
    assertReferences(task, input, context);
    task.change(input, transitionActorOf(actor), positionAfter(context.last_position));
    await em.flush();
    if (input.position !== undefined && (await needsRebalancing(em, task))) await rebalancePositions(em, task);
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
