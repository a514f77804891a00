import { cacheTimings, type CommentView } from '@portal/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf } from '../http/api.js';

const oldestFirst = (one: CommentView, other: CommentView): number =>
  one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id);

export const commentQueries = {
  all: ['task-comments'] as const,
  /** The thread of a task, oldest first, with its files. */
  ofTask: (taskId: string) =>
    queryOptions({
      queryKey: [...commentQueries.whole.all, taskId] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/task-comments', { params: { query: { task_id: taskId } }, signal })),
      ...cacheTimings.projectData,
    }),
  whole: {
    all: ['task-comments', 'whole'] as const,
    keysOf: ({ task_id }: CommentView): readonly QueryKey[] => [commentQueries.ofTask(task_id).queryKey],
    compare: oldestFirst,
  },
};

/** The files of a project, newest first. */
export const attachmentQueries = {
  all: ['attachments'] as const,
  lists: ['attachments', 'list'] as const,
  ofProject: (projectId: string, page = 1) =>
    queryOptions({
      queryKey: [...attachmentQueries.lists, projectId, page] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/attachments', { params: { query: { project_id: projectId, page } }, signal })),
      ...cacheTimings.projectData,
    }),
};

/** Where a file is downloaded from; the server asks for permission there. */
export const attachmentHref = (id: string): string => `/api/v1/attachments/${id}/content`;
