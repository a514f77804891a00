import { defineEvents, payload } from '../core/events.js';
import type { CommentVisibility } from './comment.contract.js';

interface OfThread {
  project_id: string;
  task_id: string;
  visibility: CommentVisibility;
}

/**
 * Whoever reads these for a customer asks `visibility` first. `files`: how many files come with the comment;
 * `with_comment`: the file is one of them, and `comment.added` has told of it. `mentioned`: whom the comment names that it
 * didn't name before.
 */
export const commentEvents = defineEvents({
  'comment.added': payload<OfThread & { files?: number }>(),
  'comment.edited': payload<OfThread & { mentioned?: string[] }>(),
  'comment.deleted': payload<OfThread>(),
  'comment.restored': payload<OfThread>(),
  'attachment.added': payload<OfThread & { comment_id: string; file_name: string; with_comment?: true }>(),
  'attachment.deleted': payload<OfThread & { comment_id: string; file_name: string }>(),
});
