import type { AttachmentView } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { useAction } from '../query/use-action.js';
import { attachmentQueries, commentQueries } from './comment.queries.js';

interface Upload {
  comment_id: string;
  file: File;
}

/** Adds a file to one's comment; sent as multipart, so that it is never held in memory as text. */
export function useUploadAttachment() {
  return useAction<Upload, AttachmentView>({
    run: ({ comment_id, file }, headers) => {
      const body = new FormData();
      body.append('file', file, file.name);
      return recordOf(
        api.POST('/api/v1/task-comments/{id}/attachments', {
          params: { path: { id: comment_id } },
          body: body as never, // the document's multipart schema describes parts, openapi-fetch passes FormData through
          bodySerializer: (form: unknown) => form as FormData,
          headers,
        }),
      );
    },
    invalidates: [commentQueries.lists, attachmentQueries.lists],
  });
}
