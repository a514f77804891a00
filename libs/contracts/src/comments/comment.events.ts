import { defineEvents, payload } from '../core/events.js';
import type { CommentVisibility } from './comment.contract.js';

interface OfThread {
  project_id: string;
  task_id: string;
  visibility: CommentVisibility;
}

/** Whoever reads these for a customer asks `visibility` first. */
export const commentEvents = defineEvents({
  'comment.added': payload<OfThread>(),
  'comment.edited': payload<OfThread>(),
  'comment.deleted': payload<OfThread>(),
  'comment.restored': payload<OfThread>(),
  'attachment.added': payload<OfThread & { comment_id: string; file_name: string }>(),
  'attachment.deleted': payload<OfThread & { comment_id: string; file_name: string }>(),
});
