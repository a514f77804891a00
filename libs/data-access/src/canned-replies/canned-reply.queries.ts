import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const cannedReplies = defineResource('/api/v1/support/canned-replies', {
  key: keys.cannedReplies,
  optimistic: true,
  restorable: false,
});

export const cannedReplyQueries = cannedReplies.queries;

/** A change is shown at once, undone when the server refuses. */
export const useCreateCannedReply = cannedReplies.useCreate;
export const useUpdateCannedReply = cannedReplies.useUpdate;
export const useDeleteCannedReply = cannedReplies.useDelete;
