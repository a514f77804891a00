import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isInternalTaskStep,
  transitionActorOf,
  type Actor,
  type ChangeTasks,
  type Page,
  type ReorderTasks,
  type TaskView,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { assertAmong, orNotFound } from '../../infrastructure/database/load.js';
import { wholePage } from '../../infrastructure/database/paginate.js';
import { lockPositions, positionAfter, positionsFor } from '../../infrastructure/database/positions.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import { getProjectAccess } from '../projects/index.js';
import { assertReferences, findTaskContext } from './task-context.js';
import { Task, type BulkContext } from './task.entity.js';
import { viewsOfTasks } from './tasks.queries.js';

/** Writes many tasks of one project at once: all of them or none. */
@Injectable()
export class BulkTasksService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The same change for many tasks, in one transaction; those that change their column go to its end, in this order.
   * @throws DomainError `project.not_found`, `forbidden` for viewers; `not_found` naming the tasks that aren't in the
   *   project; `illegal_transition`, `task.foreign_milestone`, `task.foreign_assignee` naming the first task refused
   */
  change(actor: Actor, { project_id, ids, ...change }: ChangeTasks): Promise<Page<TaskView>> {
    return this.em.transactional(async (em) => {
      const tasks = await lockTasks(em, actor, { project_id, ids });
      const context = orNotFound(await findTaskContext(em, actor, project_id, change), 'project.not_found');
      const summary = summaryOf(tasks);
      let steps = 0;
      for (const [index, task] of tasks.entries())
        naming(task, index, () => {
          assertReferences(task, change, context);
          const isLeaving = change.status !== undefined && change.status !== task.status;
          const position = isLeaving ? positionAfter(context.last_position, ++steps) : task.position;
          task.change(change, transitionActorOf(actor), position, summary.bulk);
        });
      summary.record(em, project_id);
      await em.flush();
      return pageOf(em, tasks);
    });
  }

  /**
   * Puts tasks of a project into this order; the others keep their positions.
   * @throws DomainError `project.not_found`, `forbidden` for viewers; `not_found` naming those that aren't in the project
   */
  reorder(actor: Actor, { project_id, ids }: ReorderTasks): Promise<Page<TaskView>> {
    return this.em.transactional(async (em) => {
      const tasks = await lockTasks(em, actor, { project_id, ids });
      const positions = positionsFor(tasks.map(({ position }) => position));
      for (const [index, task] of tasks.entries()) task.placeAt(positions[index] ?? task.position);
      await em.flush();
      return pageOf(em, tasks);
    });
  }
}

/**
 * A bulk change also records one event for all its tasks, so that users get one notification instead of one per task.
 */
function summaryOf(tasks: readonly Task[]): {
  bulk: BulkContext;
  record: (em: EntityManager, projectId: string) => void;
} {
  if (tasks.length < 2) return { bulk: {}, record: () => undefined };
  const before = tasks.map((task) => ({ task, status: task.status, assigneeId: task.assigneeId }));
  return {
    bulk: { together: true },
    record(em, projectId) {
      const moved = before.filter(({ task, status }) => task.status !== status);
      const assigned = before.filter(({ task, assigneeId }) => task.assigneeId !== assigneeId && task.assigneeId);
      if (moved.length + assigned.length === 0) return;
      const replanned = moved.filter(({ task, status }) => isInternalTaskStep({ from: status, to: task.status }));
      recordEvent(em, 'project.tasks_changed', projectId, {
        assigned: idsOf(assigned.map(({ task }) => task)),
        moved: idsOf(moved.map(({ task }) => task)),
        replanned: idsOf(replanned.map(({ task }) => task)),
        to: moved[0]?.task.status ?? null,
      });
    },
  };
}

/** Locks the tasks named, with the order of their project, and answers them in the order named. */
async function lockTasks(em: EntityManager, actor: Actor, { project_id, ids }: ReorderTasks): Promise<Task[]> {
  authorize(actor, 'task.update', await getProjectAccess(em, actor, project_id));
  await lockPositions(em, 'tickets', project_id);
  const wanted = [...new Set(ids)];
  const rows = await em.find(
    Task,
    { id: wanted, projectId: project_id, kind: 'task', deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const byId = new Map(rows.map((task) => [task.id, task]));
  assertAmong(ids, rows, 'Not a task of this project');
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Names the task in a refusal of it. */
function naming(task: Task, index: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const message = `${task.number} ${task.title}: ${error.message}`;
    throw new DomainError(error.code, error.values, { ...error.extras, details: [{ path: `ids.${index}`, message }] });
  }
}

const pageOf = async (em: EntityManager, tasks: readonly Task[]): Promise<Page<TaskView>> =>
  wholePage(await viewsOfTasks(em, idsOf(tasks)));

const idsOf = (tasks: readonly Task[]): string[] => tasks.map(({ id }) => id);
