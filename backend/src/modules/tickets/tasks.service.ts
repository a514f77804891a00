import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  stepperOf,
  type Actor,
  type CreateTask,
  type Deleted,
  type TaskView,
  type UpdateTask,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { assertFresh } from '../../infrastructure/database/load.js';
import { placeBehind, takeTurnsInOrderOf } from '../../infrastructure/database/positions.js';
import { storeNew } from '../../infrastructure/events/index.js';
import { assertOpen } from '../projects/index.js';
import { numberAnew } from './column-order.js';
import { Task } from './task.entity.js';
import { groundForTask, lockTasks, namesAfter, type LockedTask, type TaskWish } from './task.load.js';
import { findTaskRow } from './task.query.js';
import { toTaskView, viewOfTask } from './task.view.js';

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
    return this.em.transactional(async (em) => {
      const ground = await groundForTask(em, actor, input.project_id, input);
      authorize(actor, 'task.create', ground);
      assertOpen(ground);
      const { project_name: projectName, creator_name: creatorName } = ground;
      const nobody = { projectName, milestoneTitle: null, assigneeName: null, creatorName };
      const names = namesAfter(input, ground, nobody);
      const task = Task.open(input, placeBehind(ground.last_position), actor.id);
      await storeNew(em, task);
      return viewOfTask(task, names);
    });
  }

  /**
   * Changes only the fields sent. A task that changes its column goes to the end of it, unless `position` says where.
   * @throws DomainError `not_found`, `forbidden` for viewers, `stale_version`, `illegal_transition`,
   *   `task.foreign_milestone`, `task.foreign_assignee`; `invalid` for `blocked_reason` on a task that isn't blocked
   */
  update(actor: Actor, id: string, input: UpdateTask): Promise<TaskView> {
    return this.em.transactional(async (em) => {
      if (input.position !== undefined) await takeTurnsInOrderOf(em, 'tickets', id);
      const locked = await lockTask(em, actor, id, input);
      const { task, access, found } = locked;
      await assertFresh(task, input, () => viewOfTask(task, locked));
      authorize(actor, 'task.update', { access });
      const names = namesAfter(input, found, locked);
      task.change(input, stepperOf(actor), placeBehind(found.last_position));
      await em.flush();
      if (!locked.isCrowded) return viewOfTask(task, names);
      await numberAnew(em, task);
      return readBack(em, id);
    });
  }

  /** Takes a task, and its comments, out of every list. @throws DomainError `not_found`; `forbidden` for viewers */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { task, access } = await lockTask(em, actor, id);
      authorize(actor, 'task.delete', { access });
      task.remove();
      return { id };
    });
  }

  /** Brings a deleted task back. @throws DomainError `not_found` when there is no deleted one with this id */
  restore(actor: Actor, id: string): Promise<TaskView> {
    return this.em.transactional(async (em) => {
      const [locked] = await lockTasks(em, actor, { ids: [id], deleted: true });
      if (!locked) throw new DomainError('not_found');
      authorize(actor, 'task.restore', locked);
      locked.task.restore();
      await em.flush();
      return viewOfTask(locked.task, locked);
    });
  }
}

async function lockTask(em: EntityManager, actor: Actor, id: string, wish: TaskWish = {}): Promise<LockedTask> {
  const [locked] = await lockTasks(em, actor, { ids: [id] }, wish);
  if (!locked) throw new DomainError('not_found');
  return locked;
}

async function readBack(em: EntityManager, id: string): Promise<TaskView> {
  const row = await findTaskRow(em, id);
  if (!row) throw new DomainError('not_found');
  return toTaskView(row);
}
