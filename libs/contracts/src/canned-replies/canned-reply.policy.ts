import { definePolicy } from '../core/policy.js';

/** Admins only. */
export const cannedReplyPolicy = definePolicy<{ id: string }>()({
  'canned_reply.list': { roles: ['admin'] },
  'canned_reply.read': { roles: ['admin'] },
  'canned_reply.create': { roles: ['admin'] },
  'canned_reply.update': { roles: ['admin'] },
  'canned_reply.delete': { roles: ['admin'] },
});
