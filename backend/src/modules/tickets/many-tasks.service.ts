import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isInternalTaskStep,
  stepperOf,
  type Actor,
  type ChangeTasks,
  type Page,
  type ReorderTasks,
  type TaskView,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { placeBehind, takeTurnsInOrder } from '../../infrastructure/database/positions.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import { standingIn } from '../projects/index.js';
import { placesFor } from './column-order.js';
import type { Beside } from './task.entity.js';
import { lockTasks, namesAfter, type LockedTask, type TaskWish } from './task.load.js';
import { viewOfTask, type TaskNames } from './task.view.js';

/** Writes many tasks of one project at once: all of them or none. */
@Injectable()
export class ManyTasksService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The same change for many tasks, in one transaction; those that change their column go to its end, in this order.
   * @throws DomainError `project.not_found`, `forbidden` for viewers; `not_found` naming the tasks that aren't in the
   *   project; `illegal_transition`, `task.foreign_milestone`, `task.foreign_assignee` naming the first task refused
   */
  change(actor: Actor, { project_id, ids, ...change }: ChangeTasks): Promise<Page<TaskView>> {
    return this.em.transactional(async (em) => {
      const tasks = await lockInOrder(em, actor, { project_id, ids }, change);
      const places = placesBehind(tasks[0]?.found.last_position ?? null);
      const news = newsOf(tasks);
      const named = tasks.map((locked, index) =>
        naming(locked, index, (): Named => {
          const names = namesAfter(change, locked.found, locked);
          const isLeaving = change.status !== undefined && change.status !== locked.task.status;
          const place = isLeaving ? places() : locked.task.position;
          locked.task.change(change, stepperOf(actor), place, news.beside);
          return { ...locked, ...names };
        }),
      );
      news.record(em, project_id);
      await em.flush();
      return pageOf(named);
    });
  }

  /**
   * Puts tasks of a project into this order; the others keep their places.
   * @throws DomainError `project.not_found`, `forbidden` for viewers; `not_found` naming those that aren't in the project
   */
  reorder(actor: Actor, { project_id, ids }: ReorderTasks): Promise<Page<TaskView>> {
    return this.em.transactional(async (em) => {
      const tasks = await lockInOrder(em, actor, { project_id, ids });
      const places = placesFor(tasks.map(({ task }) => task.position));
      for (const [index, { task }] of tasks.entries()) task.placeAt(places[index] ?? task.position);
      await em.flush();
      return pageOf(tasks);
    });
  }
}

type Named = Pick<LockedTask, 'task'> & TaskNames;

/** What happens to several tasks at once is also told as one event, so that nobody hears of it task by task. */
function newsOf(tasks: readonly LockedTask[]): {
  beside: Beside;
  record: (em: EntityManager, projectId: string) => void;
} {
  if (tasks.length < 2) return { beside: {}, record: () => undefined };
  const before = tasks.map(({ task }) => ({ task, status: task.status, assigneeId: task.assigneeId }));
  return {
    beside: { together: true },
    record(em, projectId) {
      const moved = before.filter(({ task, status }) => task.status !== status);
      const assigned = before.filter(({ task, assigneeId }) => task.assigneeId !== assigneeId && task.assigneeId);
      if (moved.length + assigned.length === 0) return;
      const idsOf = (those: typeof before): string[] => those.map(({ task }) => task.id);
      const to = moved[0]?.task.status ?? null;
      const replanned = moved.filter(({ task, status }) => isInternalTaskStep({ from: status, to: task.status }));
      recordEvent(em, 'project.tasks_changed', projectId, {
        assigned: idsOf(assigned),
        moved: idsOf(moved),
        replanned: idsOf(replanned),
        to,
      });
    },
  };
}

/** Locks the tasks that were named, in the order they were named, with their project's order in hand. */
async function lockInOrder(
  em: EntityManager,
  actor: Actor,
  { project_id, ids }: ReorderTasks,
  wish: TaskWish = {},
): Promise<LockedTask[]> {
  authorize(actor, 'task.update', await standingIn(em, actor, project_id));
  await takeTurnsInOrder(em, 'tickets', project_id);
  const wanted = [...new Set(ids)];
  const found = new Map((await lockTasks(em, actor, { ids: wanted }, wish)).map((locked) => [locked.task.id, locked]));
  const tasks = wanted.map((id) => found.get(id));
  const ofProject = tasks.filter((locked) => locked?.task.projectId === project_id) as LockedTask[];
  if (ofProject.length === wanted.length) return ofProject;
  const details = ids.flatMap((id, index) =>
    found.get(id)?.task.projectId === project_id
      ? []
      : [{ path: `ids.${index}`, message: 'Not a task of this project' }],
  );
  throw new DomainError('not_found', {}, { details });
}

/** Says in a refusal which task it is about. */
function naming<Result>({ task }: LockedTask, index: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const message = `${task.number} ${task.title}: ${error.message}`;
    throw new DomainError(error.code, error.values, { ...error.extras, details: [{ path: `ids.${index}`, message }] });
  }
}

/** Hands out places behind the last one of a column, one after the other. */
function placesBehind(last: number | null): () => number {
  let steps = 0;
  return () => placeBehind(last, ++steps);
}

const pageOf = (tasks: readonly Named[]): Page<TaskView> => ({
  data: tasks.map((named) => viewOfTask(named.task, named)),
  pagination: { page: 1, limit: tasks.length, total: tasks.length, has_more: false },
});
