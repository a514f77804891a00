import {
  cacheTimings,
  type AttachmentView,
  type CommentReaction,
  type CommentView,
  type Page,
} from '@portal/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, bodyOf, recordOf, fileForm } from '../http/api.js';
import { bodyQuery, defineDeletion } from '../query/calls.js';
import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';
import { useAction } from '../query/actions/use-action.js';

const comments = defineResource('/api/v1/task-comments', { key: keys.comments, related: [keys.attachments] });

const oldestFirst = (one: CommentView, other: CommentView): number =>
  one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id);

const wholeThreads = [...keys.comments, 'whole'] as const;
/** What comments are about: a task or ticket, or a consultation request. */
type Thread = { task_id: string } | { consultation_id: string };
const threadKey = (id: string) => [...wholeThreads, id] as const;

/** Comments of a thread that are fetched at a time. */
const PAGE = 50;

async function newestPages(thread: Thread, pages: number, signal: AbortSignal): Promise<Page<CommentView>> {
  const fetched = await Promise.all(
    Array.from({ length: pages }, (_, before) =>
      bodyOf(
        api.GET('/api/v1/task-comments', {
          params: { query: { ...thread, page: before + 1, limit: PAGE, sortOrder: 'desc' } },
          signal,
        }),
      ),
    ),
  );
  // one that is written meanwhile moves another to the next page, which has it again
  const data = [...new Map(fetched.flatMap((page) => page.data).map((comment) => [comment.id, comment])).values()];
  const total = Math.max(...fetched.map(({ pagination }) => pagination.total));
  return {
    data: data.sort(oldestFirst),
    pagination: { page: 1, limit: PAGE * pages, total, has_more: data.length < total },
  };
}

export const commentQueries = {
  all: keys.comments,
  /** The newest comments of a task, ticket or request, oldest first, with their files: `pages` times fifty. */
  ofThread: (thread: Thread, pages = 1) => {
    const id = 'task_id' in thread ? thread.task_id : thread.consultation_id;
    return queryOptions({
      queryKey: [...threadKey(id), pages] as const,
      queryFn: ({ signal }) => newestPages(thread, pages, signal),
      // what is shown stays while earlier ones are fetched
      placeholderData: (shown: Page<CommentView> | undefined, query) =>
        query?.queryKey[threadKey(id).length - 1] === id ? shown : undefined,
      ...cacheTimings.projectData,
    });
  },
  whole: {
    all: wholeThreads,
    keysOf: ({ task_id, consultation_id }: CommentView): readonly QueryKey[] => [
      threadKey(task_id ?? consultation_id ?? ''),
    ],
    compare: oldestFirst,
  },
};

/** Comments on a task: written, and changed and deleted by their authors. */
export const useCreateComment = comments.useCreate;
export const useUpdateComment = comments.useUpdate;
export const useDeleteComment = comments.useDelete;

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
  ofProject: (project_id: string, page = 1) => ({
    ...bodyQuery([...keys.attachments, project_id, page], '/api/v1/attachments', { query: { project_id, page } }),
    ...cacheTimings.projectData,
  }),
};

/** The address of a file's content; the server checks the permission there. */
export const attachmentHref = (id: string): string => `/api/v1/attachments/${id}/content`;

const filesOfComments = [keys.comments, keys.attachments];

/** What a file is added to: a comment of the user, or a project itself. */
export type FileOwner = { comment_id: string } | { project_id: string };

/** Adds a file to a comment or project; sent as multipart, so that it is never held in memory as text. */
export function useUploadAttachment() {
  return useAction<FileOwner & { file: File }, AttachmentView>({
    run: ({ file, ...owner }, headers) => {
      const isOfProject = 'project_id' in owner;
      const path = isOfProject ? '/api/v1/projects/{id}/attachments' : '/api/v1/task-comments/{id}/attachments';
      const id = isOfProject ? owner.project_id : owner.comment_id;
      return recordOf(api.POST(path, { params: { path: { id } }, ...fileForm(file), headers }));
    },
    invalidates: filesOfComments,
  });
}

/** Deletes a file of a comment or project. */
export const useDeleteAttachment = defineDeletion('/api/v1/attachments/{id}', { invalidates: filesOfComments });
