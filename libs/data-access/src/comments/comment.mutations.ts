import type { CreateComment, UpdateComment } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { attachmentQueries, commentQueries } from './comment.queries.js';

const related = [commentQueries.all, attachmentQueries.all];

export function useCreateComment() {
  return useAction({
    run: (body: CreateComment, headers) => recordOf(api.POST('/api/v1/task-comments', { body, headers })),
    invalidates: related,
  });
}

export function useUpdateComment() {
  return useAction({
    run: ({ id, ...body }: UpdateComment & { id: string }, headers) =>
      recordOf(api.PUT('/api/v1/task-comments/{id}', { params: { path: { id } }, body, headers })),
    invalidates: related,
  });
}

export function useDeleteComment() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/task-comments/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}

export function useDeleteAttachment() {
  return useAction({
    run: (id: string, headers) =>
      recordOf(api.DELETE('/api/v1/attachments/{id}', { params: { path: { id } }, headers })),
    invalidates: related,
  });
}
