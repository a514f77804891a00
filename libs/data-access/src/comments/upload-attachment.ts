import type { AttachmentView } from '@portal/contracts';
import { api, recordOf } from '../http/api.js';
import { fileForm } from '../http/file-form.js';
import { useAction } from '../query/use-action.js';
import { attachmentQueries, commentQueries } from './comment.queries.js';

interface Upload {
  comment_id: string;
  file: File;
}

/** Adds a file to one's comment; sent as multipart, so that it is never held in memory as text. */
export function useUploadAttachment() {
  return useAction<Upload, AttachmentView>({
    run: ({ comment_id, file }, headers) =>
      recordOf(
        api.POST('/api/v1/task-comments/{id}/attachments', {
          params: { path: { id: comment_id } },
          ...fileForm(file),
          headers,
        }),
      ),
    invalidates: [commentQueries.all, attachmentQueries.all],
  });
}
