import type { ChangeTasks, CreateTask, ReorderTasks, UpdateTask } from '@portal/contracts';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { api, bodyOf, recordOf } from '../http/api.js';
import { projectQueries } from '../projects/project.queries.js';
import { useAction } from '../query/use-action.js';
import { useOptimisticUpdate } from '../query/use-optimistic-update.js';
import { taskQueries } from './task.queries.js';

export type NewTask = Pick<CreateTask, 'project_id' | 'title'> & Partial<CreateTask>;

/** `action` tells each from the next, also under the same title; it is the key it is sent under, also after a reload. */
type QuickTask = Required<Pick<CreateTask, 'project_id' | 'title' | 'status'>> & { action: string };

const related = [projectQueries.all, analyticsQueries.all];

export function useCreateTask() {
  return useAction({
    run: (body: NewTask, headers) => recordOf(api.POST('/api/v1/tasks', { body, headers })),
    invalidates: [taskQueries.all, ...related],
  });
}

/** One of several tasks that are typed faster than they are stored; they are stored in their order. */
export function useQuickAddTask() {
  return useAction({
    run: ({ project_id, title, status }: QuickTask, headers) =>
      recordOf(api.POST('/api/v1/tasks', { body: { project_id, title, status }, headers })),
    invalidates: [taskQueries.all, ...related],
    queue: 'quick-add-task',
  });
}

/** Changes a task; its status at once, rolled back when the call fails (specification, section 4). */
export function useUpdateTask() {
  return useOptimisticUpdate({
    rows: taskQueries,
    run: ({ id, ...body }: UpdateTask & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/tasks/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
  });
}

/** One change for many tasks of a project; all of them or none. */
export function useChangeTasks() {
  return useAction({
    run: (body: ChangeTasks, headers) => bodyOf(api.POST('/api/v1/tasks/bulk', { body, headers })),
    invalidates: [taskQueries.all, ...related],
  });
}

/** Tasks of a project in a new order. */
export function useReorderTasks() {
  return useAction({
    run: (body: ReorderTasks, headers) => bodyOf(api.PUT('/api/v1/tasks/order', { body, headers })),
    invalidates: [taskQueries.all],
  });
}

export function useDeleteTask() {
  return useAction({
    run: (id: string, headers) => recordOf(api.DELETE('/api/v1/tasks/{id}', { params: { path: { id } }, headers })),
    invalidates: [taskQueries.all, ...related],
    removes: (id: string) => id,
  });
}

/** Admin: brings a deleted task back. */
export function useRestoreTask() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.POST('/api/v1/tasks/{id}/restore', { params: { path: { id } }, headers })),
    invalidates: [taskQueries.all, ...related],
  });
}
