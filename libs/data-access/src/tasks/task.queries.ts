import { cacheTimings, type CreateTask, type TaskView } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { bodyQuery, defineAction } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const related = [keys.projects, keys.analytics];

const tasks = defineResource('/api/v1/tasks', {
  key: keys.tasks,
  related,
  optimistic: true,
  listTimings: cacheTimings.projectData,
  detailTimings: cacheTimings.projectData,
});

const inOrder = (one: TaskView, other: TaskView): number =>
  one.position - other.position || one.id.localeCompare(other.id);

export const taskQueries = {
  ...tasks.queries,
  /** Every task of a project, in their order. */
  ofProject: (project_id: string) => ({
    ...bodyQuery([...taskQueries.whole.all, project_id], '/api/v1/tasks', { query: { project_id } }),
    ...cacheTimings.projectData,
  }),
  /** A project's deleted tasks that can still come back, for admins. */
  deletedOf: (project_id: string) => tasks.queries.list({ project_id, deleted: true, page: 1, limit: 50 }),
  whole: {
    all: [...keys.tasks, 'whole'] as const,
    keysOf: ({ project_id }: TaskView): readonly QueryKey[] => [taskQueries.ofProject(project_id).queryKey],
    compare: inOrder,
  },
};

/**
 * A task is changed at once, its status too, rolled back when the call fails (specification, section 4); admins bring a
 * deleted one back.
 */
export const useCreateTask = tasks.useCreate;
export const useUpdateTask = tasks.useUpdate;
export const useDeleteTask = tasks.useDelete;
export const useRestoreTask = tasks.useRestore;

/** `action` distinguishes tasks, also with the same title; it is the idempotency key, also after a reload. */
type QuickTask = Required<Pick<CreateTask, 'project_id' | 'title' | 'status'>> & { action: string };

/** One of several tasks that are typed faster than they are stored; they are stored in their order. */
export function useQuickAddTask() {
  return useAction({
    run: ({ project_id, title, status }: QuickTask, headers) =>
      recordOf(api.POST('/api/v1/tasks', { body: { project_id, title, status }, headers })),
    invalidates: [keys.tasks, ...related],
    queue: 'quick-add-task',
  });
}

/** One change for many tasks of a project; all of them or none. */
export const useChangeTasks = defineAction('post', '/api/v1/tasks/bulk', { invalidates: [keys.tasks, ...related] });
