import { cacheTimings, type AttachmentView, type CommentReaction, type CommentView } from '@portal/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { fileForm } from '../http/file-form.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/use-action.js';

const comments = defineResource('/api/v1/task-comments', { key: keys.comments, related: [keys.attachments] });

const oldestFirst = (one: CommentView, other: CommentView): number =>
  one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id);

export const commentQueries = {
  all: keys.comments,
  /** The thread of a task, oldest first, with its files. */
  ofTask: (task_id: string) =>
    queryOptions({
      queryKey: [...commentQueries.whole.all, task_id] as const,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/task-comments', { params: { query: { task_id } }, signal })),
      ...cacheTimings.projectData,
    }),
  whole: {
    all: [...keys.comments, 'whole'] as const,
    keysOf: ({ task_id }: CommentView): readonly QueryKey[] => [commentQueries.ofTask(task_id).queryKey],
    compare: oldestFirst,
  },
};

/** Comments on a task: written, and changed and deleted by their authors. */
export const { useCreate: useCreateComment, useUpdate: useUpdateComment, useDelete: useDeleteComment } = comments;

interface Reacting {
  id: string;
  reaction: CommentReaction;
  /** Whether it is given or taken back. */
  on: boolean;
}

/** Gives a reaction of the user to a comment, or takes it back. */
export function useReaction() {
  return useAction<Reacting, CommentView>({
    run: ({ id, reaction, on }, headers) => {
      const call = { params: { path: { id, reaction } }, headers };
      const path = '/api/v1/task-comments/{id}/reactions/{reaction}';
      return recordOf(on ? api.PUT(path, call) : api.DELETE(path, call));
    },
    invalidates: [keys.comments],
  });
}

/** The files of a project, newest first. */
export const attachmentQueries = {
  all: keys.attachments,
  ofProject: (project_id: string, page = 1) =>
    queryOptions({
      queryKey: [...keys.attachments, project_id, page] as const,
      queryFn: ({ signal }) =>
        bodyOf(api.GET('/api/v1/attachments', { params: { query: { project_id, page } }, signal })),
      ...cacheTimings.projectData,
    }),
};

/** The address of a file's content; the server checks the permission there. */
export const attachmentHref = (id: string): string => `/api/v1/attachments/${id}/content`;

const filesOfComments = [keys.comments, keys.attachments];

interface Upload {
  comment_id: string;
  file: File;
}

/** Adds a file to a comment of the user; sent as multipart, so that it is never held in memory as text. */
export function useUploadAttachment() {
  return useAction<Upload, AttachmentView>({
    run: ({ comment_id: id, file }, headers) =>
      recordOf(
        api.POST('/api/v1/task-comments/{id}/attachments', { params: { path: { id } }, ...fileForm(file), headers }),
      ),
    invalidates: filesOfComments,
  });
}

/** Deletes a file of a comment. */
export function useDeleteAttachment() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/attachments/{id}', { params: { path: { id } }, headers })),
    invalidates: filesOfComments,
  });
}
