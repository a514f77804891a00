import { defineEvents, payload } from '../core/events.js';
import type { CommentVisibility } from './comment.contract.js';

/** Of a task of a project, of a support ticket, whose messages have no project, or of a request, which is no task. */
interface OfThread {
  project_id: string | null;
  task_id: string | null;
  consultation_id?: string;
  visibility: CommentVisibility;
}

/**
 * Readers for customers check `visibility` first. `files`: the number of files that belong to the comment;
 * `with_comment`: the file is one of them and part of `comment.added`. `mentioned`: users whom the comment mentions and
 * didn't mention before. `comment.reacted`: a user added or removed a reaction. `comment_id` is missing for a file of the
 * project itself, which has no task.
 */
export const commentEvents = defineEvents({
  'comment.added': payload<OfThread & { files?: number }>(),
  'comment.edited': payload<OfThread & { mentioned?: string[] }>(),
  'comment.deleted': payload<OfThread>(),
  'comment.restored': payload<OfThread>(),
  'comment.reacted': payload<OfThread>(),
  'attachment.added': payload<OfThread & { comment_id?: string; file_name: string; with_comment?: true }>(),
  'attachment.deleted': payload<OfThread & { comment_id?: string; file_name: string }>(),
});
