import type { EntityManager } from '@mikro-orm/postgresql';
import type { TaskView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { findTaskRow, findTaskRows, type TaskRow } from './tasks.queries.js';

/** The view of a task, the same for all users who see its project. */
export const toTaskView = (row: TaskRow): TaskView => ({
  ...row,
  completed_at: row.completed_at && instantOf(row.completed_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/** The current view of a task; the caller has checked that the actor may see it. @throws DomainError `not_found` */
export async function viewOfTask(em: EntityManager, id: string): Promise<TaskView> {
  return toTaskView(orNotFound(await findTaskRow(em, id)));
}

/** Several tasks, in the order of their ids; deleted ones are left out. */
export async function viewsOfTasks(em: EntityManager, ids: readonly string[]): Promise<TaskView[]> {
  const byId = new Map((await findTaskRows(em, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toTaskView);
}
