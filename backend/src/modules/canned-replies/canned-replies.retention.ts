import { deleted, retention } from '../../infrastructure/schedule/index.js';

export const cannedRepliesRetention = retention('purge-canned-replies', { canned_replies: [deleted()] });
